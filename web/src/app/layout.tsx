import "./globals.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { readEnvironment } from "@/environment";
import { display, text } from "@/fonts/fonts";
import { PAGE_TRANSITION } from "./page-transition";
import { THEME_COLOR } from "./theme-color";

export const metadata: Metadata = { metadataBase: new URL(readEnvironment().siteUrl) };

export const viewport: Viewport = {
  themeColor: THEME_COLOR,
  colorScheme: "light dark",
};

/** Header and footer are in `PageShell`, which knows where in the site it stands. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU" className={`${display.variable} ${text.variable}`}>
      <head>
        <link rel="stylesheet" href={PAGE_TRANSITION} />
      </head>
      <body>{children}</body>
    </html>
  );
}
