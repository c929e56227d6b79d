import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { installable } from "./plugins/installable";

/** Where `esagono play` listens while the page is being worked on. */
const server = process.env["ESAGONO_SERVER"] ?? "http://127.0.0.1:7777";

export default defineConfig({
  plugins: [svelte(), installable()],
  // Tests mount components, so they need the build of Svelte that browsers get.
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  server: {
    // The text files lie beside this folder, in `data/texts`.
    fs: { allow: [".."] },
    proxy: {
      "/api": {
        target: server,
        ws: true,
        changeOrigin: true,
        rewriteWsOrigin: true,
        // The server refuses requests that come from foreign pages.
        configure: (proxy) =>
          proxy.on("proxyReq", (request) => request.setHeader("origin", server)),
      },
    },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // Browsers that do not know it just load a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", offline: "offline.html", sw: "src/offline/worker.ts" },
      output: {
        // A service worker is known by its address, and serves what lies below it.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  test: {
    environment: "happy-dom",
    // One pretended browser for all: each would take longer to start than its tests to run.
    isolate: false,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
  },
});
