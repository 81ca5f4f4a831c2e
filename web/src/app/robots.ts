import type { MetadataRoute } from "next";
import { absolute } from "@/runtime/site-url";

/** Everything public may be crawled; what only our own code requests may not. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/"] },
    sitemap: absolute("/sitemap.xml"),
  };
}
