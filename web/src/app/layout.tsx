import "./globals.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { readEnvironment } from "@/environment";
import { display, text } from "@/fonts/fonts";
import { THEME_COLOR } from "./theme-color";

export const metadata: Metadata = { metadataBase: new URL(readEnvironment().siteUrl) };

export const viewport: Viewport = {
  themeColor: THEME_COLOR,
};

/**
 * The last of a page, which browsers wait for before they show it: what stands at the right or in the
 * middle moves while it grows. Most pages are here before their styles are.
 */
const END = "_end";

/** Header and footer are in `PageShell`, which knows where in the site it stands. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU" className={`${display.variable} ${text.variable}`}>
      <head>
        <link rel="expect" href={`#${END}`} blocking="render" />
      </head>
      <body>
        {children}
        <div id={END} />
      </body>
    </html>
  );
}
