/** Going to a step without flooding the server: one request at a time, only the latest wish kept. */
/** Carries out the latest of many wishes. */
export class Seeker {
  private wish: { step: number | null } | null = null;
  private busy: Promise<void> | null = null;

  constructor(private readonly go: (step: number | null) => Promise<void>) {}

  /** Goes to a step as soon as the one before has arrived; wishes in between are dropped. */
  seek(step: number | null): Promise<void> {
    this.wish = { step };
    this.busy ??= this.work();
    return this.busy;
  }

  private async work(): Promise<void> {
    try {
      while (this.wish !== null) {
        const { step } = this.wish;
        this.wish = null;
        await this.go(step);
      }
    } finally {
      this.busy = null;
    }
  }
}
