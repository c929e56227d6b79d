/** A rule's id as players write it: `scs:3.3a` is `SCS 3.3a`. */
export function ruleName(id: string): string {
  const [system, number] = id.split(":");
  return number === undefined ? id : `${(system ?? "").toUpperCase()} ${number}`;
}
