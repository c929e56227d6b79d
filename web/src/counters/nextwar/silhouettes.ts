/** Attack helicopters and ships of Next War, as outlines around the origin. */

/** By kind of counter. */
export const SILHOUETTES: Readonly<Record<string, string>> = {
  helicopter:
    "M-20-10h35v1.7h-35zM-3.6-9h2.2v4h-2.2z" +
    "M-16 2.5c0-5 6-8.5 13-8.5h4.5l3.5 3.6h13.5l2-5.4h3l-.6 9.2l-17.4 2.2c-2 3.6-6 5.4-10.5 5.4c-7 0-11-2.5-11-6.5z" +
    "M-12.5 11.4h17v1.6h-17z",
  amph: "M-23 0h46l-4 10.5h-38zM-9 0v-6.4h7v-4h5v4h7v6.4zM-23 0v-3.4h8v3.4zM15 0l4-3.6h4v3.6z",
  sag: "M-23 3.4l3 7.1h38l5-8.4h-14v-4.6h-5v-6.2h-2.4v-3h-2v3h-3.2v6.2h-5.4v4.6h-5v-2.6h-7v-1.4h-2v4z",
  carrier: "M-24-.6h48l-2.4 3.4h-3l-3 7.7h-31.6l-3-7.7h-5zM4-.6v-6h2.4v-4.4h3.6v4.4h3.4v6z",
};
