/**
 * Makes the page installable: manifests, the service worker's list of files, and the texts of the
 * page that is shown while the program is not running. Also notes which packages went into the
 * page, for the list of licenses in what is handed out.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { Speaker } from "../src/lib/texts/speaker";
import { fillIn, LANGUAGES, manifest, type ManifestLanguage } from "../src/offline/manifest";

/** What the service worker calls the list. */
const PLACE = "__ESAGONO_PAGE__";
const WORKER = "sw.js";
/** What the symbols of counters are drawn with, beforehand (`src/counters/nato`). */
const DRAWN_WITH = ["milsymbol"];
/** Lies among the packages, so that whoever removes those removes it, too. */
const BUNDLED = "node_modules/.bundled.json";

export function installable(): Plugin {
  const root = join(import.meta.dirname, "..");
  const speakers = Object.fromEntries(LANGUAGES.map((it) => [it, speaker(root, it)]));
  const say = (language: ManifestLanguage) => (key: string) => speakers[language]!.text(key);
  return {
    name: "esagono-installable",
    transformIndexHtml: {
      order: "pre",
      handler: (html, { filename, server }) => {
        const filled = fillIn(html, say);
        return server || !filename.endsWith("index.html") ? filled : { html: filled, tags: TAGS };
      },
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const language of LANGUAGES) {
          const source = JSON.stringify(manifest(language, say(language)), null, 2);
          this.emitFile({ type: "asset", fileName: `manifest.${language}.webmanifest`, source });
        }
        const icon = readFileSync(join(root, "src/icon.svg"));
        this.emitFile({ type: "asset", fileName: "icon.svg", source: icon });
        listFiles(bundle);
        writeFileSync(join(root, BUNDLED), JSON.stringify(packages(root, bundle), null, 2));
      },
    },
  };
}

/** What stands in the head of the table's document, once it is built. */
const TAGS = [
  tag({ rel: "manifest", href: "/manifest.en.webmanifest" }),
  tag({ rel: "apple-touch-icon", href: "/icon-180.png" }),
];

function tag(attrs: Record<string, string>): {
  tag: string;
  attrs: Record<string, string>;
  injectTo: "head";
} {
  return { tag: "link", attrs, injectTo: "head" };
}

function speaker(root: string, language: ManifestLanguage): Speaker {
  const file = join(root, `../data/texts/${language}/page.ftl`);
  return new Speaker(language, [readFileSync(file, "utf8")]);
}

/** Tells the service worker what the page is made of. */
function listFiles(bundle: Rolldown.OutputBundle): void {
  const worker = bundle[WORKER];
  if (worker?.type !== "chunk") throw new Error(`the build makes ${WORKER}`);
  const files = Object.keys(bundle).sort();
  const hash = createHash("sha256");
  for (const file of files) {
    const output = bundle[file]!;
    hash.update(file).update(output.type === "chunk" ? output.code : output.source);
  }
  const kept = files.filter((it) => it.startsWith("assets/")).map((it) => `/${it}`);
  const page = JSON.stringify({ version: hash.digest("hex").slice(0, 16), files: kept });
  if (!worker.code.includes(PLACE)) throw new Error(`${WORKER} asks for its list of files`);
  worker.code = worker.code.replaceAll(PLACE, `(${page})`);
}

/** The packages whose code or files are in the page. */
function packages(root: string, bundle: Rolldown.OutputBundle): string[] {
  const sources = Object.values(bundle).flatMap((it) =>
    it.type === "chunk" ? it.moduleIds : it.originalFileNames.map((file) => join(root, file)),
  );
  const found = sources.flatMap((id) => packageOf(relative(root, id)) ?? runtimeOf(id) ?? []);
  return [...new Set([...found, ...DRAWN_WITH])].sort();
}

function packageOf(path: string): string | null {
  return /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path.replaceAll("\\", "/"))?.[1] ?? null;
}

/** The tools put a few lines of their own into the page. */
function runtimeOf(id: string): string | null {
  return /^\0(vite|rolldown)\//.exec(id)?.[1] ?? null;
}
