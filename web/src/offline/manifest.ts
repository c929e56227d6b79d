/** What browsers and systems are told of the page as an app, in each language. */

export const LANGUAGES = ["en", "it"] as const;
export type ManifestLanguage = (typeof LANGUAGES)[number];

/** Says a text of the page. */
export type Say = (key: string) => string;

/** The paper of the light theme: what is seen before the page is. */
const PAPER = "#f5eedd";

/** The manifest in a language; its `id` says that it is the same app in every one. */
export function manifest(language: ManifestLanguage, say: Say): object {
  return {
    id: "/",
    lang: language,
    dir: "ltr",
    name: say("page-name"),
    short_name: say("page-name"),
    description: say("page-app-description"),
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: PAPER,
    theme_color: PAPER,
    categories: ["games"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icon-maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
}

/** Texts of `offline.html`, by their keys. */
export const OFFLINE_TEXTS = [
  "page-offline-title",
  "page-offline-why",
  "page-offline-what",
  "page-offline-again",
];

/** Puts the texts into a document that names them as `%en:page-name%`. */
export function fillIn(html: string, say: (language: ManifestLanguage) => Say): string {
  return html.replaceAll(/%(en|it):([a-z-]+)%/g, (_, language, key) =>
    escaped(say(language as ManifestLanguage)(String(key))),
  );
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
