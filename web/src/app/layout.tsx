import "./globals.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { display, text } from "@/app/fonts";
import { readEnvironment } from "@/runtime/environment";

export const metadata: Metadata = { metadataBase: new URL(readEnvironment().siteUrl) };

/** The browser's interface has the header's colour. */
export const viewport: Viewport = { themeColor: "#04181b" };

/** Header and footer are in `PageShell`, which knows the path of the page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU" className={`${display.variable} ${text.variable}`}>
      <body>{children}</body>
    </html>
  );
}
