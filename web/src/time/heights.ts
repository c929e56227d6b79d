/** Where the rows of a long list lie, though only the visible ones have ever been measured. */
/** Heights of rows, guessed until measured; sums in logarithmic time (a Fenwick tree). */
export class Heights {
  private readonly height: Float64Array;
  private readonly sums: Float64Array;

  constructor(guesses: readonly number[]) {
    this.height = Float64Array.from(guesses);
    this.sums = new Float64Array(guesses.length + 1);
    for (let i = 1; i <= guesses.length; i++) {
      this.sums[i]! += guesses[i - 1]!;
      const parent = i + (i & -i);
      if (parent <= guesses.length) this.sums[parent]! += this.sums[i]!;
    }
  }

  /** Number of rows. */
  get count(): number {
    return this.height.length;
  }

  /** Height of all rows. */
  get total(): number {
    return this.top(this.count);
  }

  /** The height of a row. */
  of(index: number): number {
    return this.height[index] ?? 0;
  }

  /** Notes a measured height; says whether it differs from what was thought. */
  set(index: number, height: number): boolean {
    const change = height - this.of(index);
    if (index < 0 || index >= this.count || Math.abs(change) < 0.5) return false;
    this.height[index] = height;
    for (let i = index + 1; i <= this.count; i += i & -i) this.sums[i]! += change;
    return true;
  }

  /** Where a row begins. */
  top(index: number): number {
    let sum = 0;
    for (let i = Math.min(index, this.count); i > 0; i -= i & -i) sum += this.sums[i]!;
    return sum;
  }

  /** The row at a place; the last one below all. */
  at(y: number): number {
    let index = 0;
    let left = Math.max(0, y);
    for (let bit = highestBit(this.count); bit > 0; bit >>= 1) {
      const next = index + bit;
      if (next <= this.count && this.sums[next]! <= left) {
        index = next;
        left -= this.sums[next]!;
      }
    }
    return Math.min(index, this.count - 1);
  }
}

function highestBit(count: number): number {
  return count === 0 ? 0 : 1 << (31 - Math.clz32(count));
}
