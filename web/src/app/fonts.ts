import localFont from "next/font/local";

/** Headings and prices. */
export const display = localFont({
  src: "../../fonts/bricolage-grotesque-640.woff2",
  weight: "640",
  variable: "--font-display",
  // A font that arrives late is used from the next page on, so that no layout shifts.
  display: "optional",
  adjustFontFallback: "Arial",
  fallback: ["system-ui", "sans-serif"],
});

/** Everything else. */
export const text = localFont({
  src: "../../fonts/instrument-sans-latin-wght-normal.woff2",
  weight: "400 700",
  variable: "--font-text",
  // A font that arrives late is used from the next page on, so that no layout shifts.
  display: "optional",
  adjustFontFallback: "Arial",
  fallback: ["system-ui", "sans-serif"],
});
