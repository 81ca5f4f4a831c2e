import type { MetadataRoute } from "next";
import { absolute } from "@/addresses";

/** Everything public may be read; what only machines of our own ask for may not. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/"] },
    sitemap: absolute("/sitemap.xml"),
  };
}
