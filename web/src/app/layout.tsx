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
 * The last element of a page, which blocks rendering until it is parsed: content that is centred or on the
 * right would move while the page grows. Most pages arrive before their stylesheets anyway.
 */
const END = "_end";

/** Header and footer are in `PageShell`, which knows the path of the page. */
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
