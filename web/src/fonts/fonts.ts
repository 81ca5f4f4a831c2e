import localFont from "next/font/local";

/** Headings and prices. */
export const display = localFont({
  src: "./bricolage-grotesque-640.woff2",
  weight: "640",
  variable: "--font-display",
  // A face that comes late is used from the next page on: nothing moves under the reader.
  display: "optional",
  adjustFontFallback: "Arial",
  fallback: ["system-ui", "sans-serif"],
});

/** Everything else. */
export const text = localFont({
  src: "./instrument-sans-latin-wght-normal.woff2",
  weight: "400 700",
  variable: "--font-text",
  // A face that comes late is used from the next page on: nothing moves under the reader.
  display: "optional",
  adjustFontFallback: "Arial",
  fallback: ["system-ui", "sans-serif"],
});
