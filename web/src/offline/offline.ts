/**
 * The page that is shown while the program is not running: in the player's language and theme, with
 * a button to try again. It also looks by itself whether the program is back.
 *
 * It shares nothing with the table, so that it stays small and never changes with it.
 */
import { lookOf } from "./look";

/** Where the settings of the table are kept. */
const SETTINGS = "esagono.settings";
/** Milliseconds between two looks. */
const LOOK_EVERY = 3_000;

function kept(): string | null {
  try {
    return localStorage.getItem(SETTINGS);
  } catch {
    return null;
  }
}

async function isBack(): Promise<boolean> {
  try {
    return (await fetch("/api/health", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
const { language, theme } = lookOf(kept(), navigator.language, system);
document.documentElement.lang = language;
document.documentElement.dataset["theme"] = theme;
for (const section of document.querySelectorAll<HTMLElement>("section")) {
  section.hidden = section.lang !== language;
}
for (const button of document.querySelectorAll("button")) {
  button.addEventListener("click", () => location.reload());
}
setInterval(() => {
  if (document.visibilityState !== "visible") return;
  void isBack().then((back) => {
    if (back) location.reload();
  });
}, LOOK_EVERY);
