/** The page as an app of the system: what it is called, how its frame is colored, who keeps it. */
import { settings, theme } from "../lib/settings.svelte";

/** The frame around an installed page has the color of the paper. */
const PAPER = { light: "#f5eedd", dark: "#1b1915" };

/** Registers the service worker, and lets the app's name and frame follow the settings. */
export function makeInstallable(): void {
  $effect.root(() => {
    $effect(() => {
      const manifest = document.querySelector("link[rel=manifest]");
      manifest?.setAttribute("href", `/manifest.${settings.language}.webmanifest`);
    });
    $effect(() => {
      for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
        meta.setAttribute("content", PAPER[theme()]);
      }
    });
  });
  if (!("serviceWorker" in navigator)) return;
  // A browser that forbids it just shows no page while the program is not running.
  navigator.serviceWorker
    .register("/sw.js", { updateViaCache: "none" })
    .catch((): undefined => undefined);
}
