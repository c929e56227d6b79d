/** Keys as they are printed on a keyboard. */

type Pressed = { key: string; shift?: boolean };

const SIGNS: { [key in string]: string } = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  PageUp: "PgUp",
  PageDown: "PgDn",
  Escape: "Esc",
  Enter: "↵",
  " ": "␣",
};

/** Keys that do the same share a line: the text that says what, and the caps. */
export function linesOf(
  keys: readonly (Pressed & { text: string })[],
): { text: string; keys: string[] }[] {
  const texts = [...new Set(keys.map((it) => it.text))];
  return texts.map((text) => ({ text, keys: printed(keys.filter((it) => it.text === text)) }));
}

/** The caps of keys that do the same; a run of digits is written as a range. */
export function printed(keys: readonly Pressed[]): string[] {
  const digits = keys.filter((it) => /^\d$/.test(it.key));
  if (digits.length > 2 && digits.length === keys.length) {
    return [`${digits[0]?.key} … ${digits.at(-1)?.key}`];
  }
  return keys.map(cap);
}

function cap({ key, shift }: Pressed): string {
  const sign = SIGNS[key] ?? key;
  // A letter typed with Shift is a capital already.
  return shift && key.length > 1 ? `⇧${sign}` : sign;
}
