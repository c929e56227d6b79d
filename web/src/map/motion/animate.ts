/** Pictures of counters in motion. They end where the scene has put them already. */

import type { Layout, Point } from "../geometry";
import type { Timed } from "../../lib/tempo";

/** Moves the counters of a journey along its way. */
export function animateJourney(host: ParentNode, layout: Layout, journey: Timed): Animation[] {
  const stops = journey.path.flatMap((hex) => layout.center(hex) ?? []);
  const end = stops.at(-1);
  if (!end || stops.length < 2) {
    return [];
  }
  const frames = stops.map((stop) => ({ transform: shift(stop, end), zIndex: 5 }));
  return counters(host, journey.units, journey.path.at(-1)).map((counter) =>
    counter.animate(frames, {
      delay: journey.begins,
      duration: journey.lasts,
      easing: "ease-in-out",
      // Until its turn comes a counter stays where it was.
      fill: "backwards",
    }),
  );
}

/** Frames the counters of a journey while they go, and for a moment after. */
export function markMovers(host: ParentNode, journey: Timed, rest: number): Animation[] {
  const frame = { outline: "5px solid #f2b632", outlineOffset: "1px", borderRadius: "9px" };
  return counters(host, journey.units, journey.path.at(-1)).map((counter) =>
    counter.animate([frame, frame], { delay: journey.begins, duration: journey.lasts + rest }),
  );
}

/** Shakes and brightens counters that have been struck. */
export function animateBlows(
  host: ParentNode,
  units: readonly string[],
  delay: number,
): Animation[] {
  const frames = [
    { transform: "none", filter: "none" },
    { transform: "translateX(-4px)", filter: "brightness(1.7) saturate(0.4)" },
    { transform: "translateX(4px)", filter: "brightness(1.3)" },
    { transform: "none", filter: "none" },
  ];
  return counters(host, units).map((counter) => counter.animate(frames, { delay, duration: 250 }));
}

function shift(from: Point, to: Point): string {
  return `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
}

/** The elements of counters, if they lie in the hex where the journey ends. */
function counters(host: ParentNode, units: readonly string[], hex?: string): HTMLElement[] {
  return units.flatMap((unit) => {
    const counter = host.querySelector<HTMLElement>(`.counter[data-unit="${CSS.escape(unit)}"]`);
    const there = counter && (hex === undefined || counter.dataset["hex"] === hex);
    return there ? [counter] : [];
  });
}
