/** Language and theme as the player has set them at the table, or as the browser likes them. */

export type OfflineLook = { language: "en" | "it"; theme: "light" | "dark" };

/** Reads the settings that the table has kept; what is missing or unknown follows the browser. */
export function lookOf(
  kept: string | null,
  browserLanguage: string,
  systemTheme: "light" | "dark",
): OfflineLook {
  const { language, theme } = fields(kept);
  const preferred = browserLanguage.toLowerCase().startsWith("it") ? "it" : "en";
  return {
    language: language === "en" || language === "it" ? language : preferred,
    theme: theme === "light" || theme === "dark" ? theme : systemTheme,
  };
}

function fields(kept: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(kept ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
