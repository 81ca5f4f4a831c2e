import type { MetadataRoute } from "next";
import { loadAgency } from "@/content/agency";
import { THEME_COLOR } from "./theme-color";

/** The site as an app on a home screen. Colours are the tokens ink and paper. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name, shortName, description, logo } = await loadAgency();
  return {
    name,
    short_name: shortName,
    description,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    lang: "en-AU",
    categories: ["business"],
    theme_color: THEME_COLOR,
    background_color: "#f9f7f0",
    icons: [
      ...(logo ? [{ src: logo, sizes: "any", type: "image/svg+xml" }] : []),
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Services and prices", url: "/services" },
      { name: "Contact", url: "/contact" },
    ],
  };
}
