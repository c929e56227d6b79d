/**
 * Weapons and things of Ambush!, of our own drawing: seen from the side, in a box of 44 by 16
 * around the origin, looking right.
 */

/** A stock, a body and a barrel of so many parts: what all long arms have in common. */
function long(butt: number, body: number, muzzle: number): string {
  return (
    `M${butt}-1.6l7-1.2h${body}v-.8h2v1h${muzzle}v1.4h${-muzzle}v.9h-8l-1.6 1h-3l-1 3h-2.2l.6-3.2` +
    `l-3.4.4l-4.8 3.6h-2.4z`
  );
}

/** Legs below a barrel. */
function bipod(x: number): string {
  return `M${x}-.6l-3.6 7.6h1.6l2.6-5.8l2.6 5.8h1.6l-3.4-7.6z`;
}

/** A magazine or a clip below the body. */
function magazine(x: number, length: number, lean = 0): string {
  return `M${x} -.6h2.8l${lean} ${length}h-2.8z`;
}

/** A heavy gun with spade grips on its mount. */
function mounted(jacket: number): string {
  return (
    `M-14-4.6h2v-1.6h13v1.4h14v${jacket}h-14v1.2h-13v-1.4h-2z` +
    "M-7.4-.4h6.6l8.4 8.2h-2.6l-6.8-6.4l-.8 6.4h-2.2l-.8-6.4l-6.4 6.4h-2.6z"
  );
}

export const ARMS: Readonly<Record<string, string>> = {
  pistol: "M-8-5h17v3.2h-9.2l-.6 2.4h-3.2l-1.6 5.6h-4.6l2-8.2z",
  carbine: long(-15, 9, 11),
  rifle: `${long(-20, 14, 16)}M15-4.4h1.2v1.8h-1.2z`,
  "german-rifle": `${long(-20, 13, 18)}M-5-3.2h1.4l-.8 3.6h-1.4z`,
  "submachine-gun":
    "M-18-2.4l7.6-1.4h17v.8h7v1.6h-7v1h-4.6v3l-1.4 1.2h-1.4v-4.2h-5l-1.2 3.8h-2.4l.8-4l-9 2.4z",
  "machine-pistol":
    "M-17-3h7v-1.2h16v1h8v1.6h-8v.8h-2.4l.4 8h-2.8l-.4-8h-4.6l-1.2 4.4h-2.4l.8-4.4h-3.4v-.6h-7z",
  "automatic-rifle": long(-20, 13, 17) + magazine(-3.4, 6.4) + bipod(11),
  lmg:
    "M-20-3.4l6-.8h9v-1h7v1h16v2.2h-16l-1.4 1h-8l-1.2 3.6h-2.2l.6-3.8l-9.8 2z" +
    "M-4-1h3.4v5h-3.4z" +
    bipod(12),
  mmg: mounted(4),
  hmg: `${mounted(2.6)}M14-4.2h7v1.2h-7zM-19-4.6h5v1.2h-5zM-19-1.4h5v1.2h-5z`,
  bazooka:
    "M-21-3.6h2v-1h3v1h34l3-1.2v5.4l-3-1.2h-34v1h-3v-1h-2zM-4-.6h2.2v6h-2.2zM3-.6h2.2v5h-2.2z",
  "demolition-charge":
    "M-9-5h16v12h-16zM7-3.6l4-3h4v1.4h-3.4l-4.6 3.6z" + "M-7.4-1.6v1h13v-1zM-7.4 2.4v1h13v-1z",
  radio: "M-8-4h16v11h-16zM5-4v-5h1.4v5zM-5.6-1.6v3h6v-3zM-5.6 3.4v1.4h11v-1.4z",
  documents: "M-9-5.6h13l5 4.4v8.2h-18zM-6-2.4v1.2h8v-1.2zM-6 .8v1.2h12v-1.2zM-6 4v1.2h12v-1.2z",
  unarmed: "M-6-3.6q6-4 12 0l-1.2 2q-4.8-2.8-9.6 0zM-4 3.4h8v1.6h-8z",
};

/** The drawing of a weapon or a thing. */
export function armOf(model: string | null | undefined): string {
  return ARMS[model ?? "unarmed"] ?? ARMS["unarmed"]!;
}
