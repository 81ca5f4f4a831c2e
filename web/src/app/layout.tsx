import "./globals.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { readEnvironment } from "@/environment";
import { display, text } from "@/fonts/fonts";

export const metadata: Metadata = { metadataBase: new URL(readEnvironment().siteUrl) };

export const viewport: Viewport = {
  themeColor: "#04181b",
  colorScheme: "light dark",
};

/** Header and footer are in `PageShell`, which knows where in the site it stands. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU" className={`${display.variable} ${text.variable}`}>
      <body>{children}</body>
    </html>
  );
}
