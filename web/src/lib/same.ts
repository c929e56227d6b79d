/** Comparing what came over the wire. */

/** Whether two values made of JSON say the same; far quicker than writing both of them out. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [ours, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>];
  let left = Object.keys(theirs).length;
  for (const key of Object.keys(ours)) {
    if (!(key in theirs) || !isSame(ours[key], theirs[key])) return false;
    left -= 1;
  }
  return left === 0;
}
