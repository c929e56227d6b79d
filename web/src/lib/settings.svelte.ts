/** What the player has set, kept in the browser from visit to visit. */
import { MediaQuery } from "svelte/reactivity";

export type Language = "en" | "it";

export type Settings = {
  language: Language;
  theme: "light" | "dark" | "system";
  motion: "full" | "none";
  hexNumbers: "auto" | "always" | "never";
  /** Whether a tap only proposes and a second one confirms. */
  confirmTouch: boolean;
  /** Whether a screen hides secrets when another person has to come to it. */
  handover: "auto" | "never";
  /** How long dice lie and how fast the film goes. */
  pace: "calm" | "quick" | "instant";
  /** Whether the ways of the other side's last turn stay on the map. */
  traces: boolean;
  /** How fast bots play among themselves. */
  botsPace: "slow" | "fast" | "fastest";
  /** Whether the page itself answers a question that has only one answer. */
  given: boolean;
  /** How large letters are, in percent. */
  textSize: "100" | "115" | "130";
};

/** Every value that a setting may have; the first is what a newcomer gets. */
const VALUES: { [key in keyof Settings]: Settings[key][] } = {
  language: [preferredLanguage(), "en", "it"],
  theme: ["system", "light", "dark"],
  motion: [prefersStillness() ? "none" : "full", "full", "none"],
  hexNumbers: ["auto", "always", "never"],
  confirmTouch: [true, false],
  handover: ["auto", "never"],
  pace: ["calm", "quick", "instant"],
  traces: [true, false],
  botsPace: ["fast", "slow", "fastest"],
  given: [true, false],
  textSize: ["100", "115", "130"],
};

const STORED_AS = "esagono.settings";

/** The settings. Assigning to a field takes effect at once and is kept. */
export const settings: Settings = $state(restored());

const systemIsDark = new MediaQuery("(prefers-color-scheme: dark)");

$effect.root(() => {
  $effect(() => {
    store(STORED_AS, JSON.stringify(settings));
    const page = document.documentElement;
    page.lang = settings.language;
    page.dataset["theme"] = theme();
    page.dataset["motion"] = settings.motion;
    page.dataset["textSize"] = settings.textSize;
  });
});

/** The theme that is seen. */
export function theme(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return systemIsDark.current ? "dark" : "light";
}

function preferredLanguage(): Language {
  return navigator.language.toLowerCase().startsWith("it") ? "it" : "en";
}

function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** What was kept, with a newcomer's value for whatever is missing or no longer known. */
function restored(): Settings {
  const kept = keptSettings();
  const entries = Object.entries(VALUES).map(([key, values]) => {
    const known = (values as unknown[]).includes(kept[key]);
    return [key, known ? kept[key] : values[0]];
  });
  return Object.fromEntries(entries) as Settings;
}

function keptSettings(): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem(STORED_AS) ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Keeps a value; a browser that forbids it just forgets. */
function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}
