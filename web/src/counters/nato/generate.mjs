/**
 * Draws the symbols of all kinds of units with milsymbol and writes them to `drawn.ts`.
 *
 * The page needs two dozen small pictures, not the hundreds of kilobytes that can draw every
 * symbol of three standards; so they are drawn once, here. Run from `web/`:
 * `node src/counters/nato/generate.mjs`. A test fails when `drawn.ts` is out of date.
 */
import { writeFileSync } from "node:fs";
import ms from "milsymbol";
import { SIDC } from "./sidc.mjs";

/** The box is filled as on the counters of the picture crate. */
const LOOK = { size: 100, fillColor: "#fdf8ea" };

/** Frame and icon of one code, without the picture around them. */
function markup(sidc) {
  const symbol = new ms.Symbol(sidc, LOOK);
  if (!symbol.isValid()) {
    throw new Error(`${sidc} is no code that milsymbol knows`);
  }
  return (
    symbol
      .asSVG()
      .replace(/^<svg[^>]*>|<\/svg>$/g, "")
      .replace(/ ><\/(path|circle)>/g, "/>")
      // Ink and width of all strokes are set once, around the symbol.
      .replace(/ (stroke="black"|stroke-width="[^"]*"|fill="black"|fill-opacity="1")/g, "")
  );
}

/** The markup of every kind. */
export function symbols() {
  return Object.fromEntries(Object.entries(SIDC).map(([kind, sidc]) => [kind, markup(sidc)]));
}

async function write() {
  const { format } = await import("prettier");
  const text =
    "// Drawn by `generate.mjs` with milsymbol; changes belong there.\n\n" +
    "/** Frame and icon by kind of unit, in a box from 25, 50 to 175, 150. */\n" +
    `export const DRAWN: Readonly<Record<string, string>> = ${JSON.stringify(symbols())};\n`;
  const file = new URL("./drawn.ts", import.meta.url);
  writeFileSync(file, await format(text, { parser: "typescript", printWidth: 100 }));
}

if (process.argv[1] === import.meta.filename) {
  await write();
}
