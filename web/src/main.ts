import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { makeInstallable } from "./offline/install.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html holds an element with the id `app`");

// The measuring page is a place of its own, fetched only by those who go there.
if (location.pathname === "/bench") {
  const { bench } = await import("./map/bench");
  await bench(target, new URLSearchParams(location.search));
} else {
  mount(App, { target });
  // Only as the program serves it: while the page is worked on, nothing may be kept.
  if (import.meta.env.PROD) makeInstallable();
}
