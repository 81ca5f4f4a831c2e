import {
  type SearchSubject,
  searchDescription,
  searchKeywords,
  searchTitle,
} from "@currawong/schemas/search-metadata";
import type { Metadata } from "next";
import type { Page } from "@/model/page";
import { loadAgency } from "../content/agency.ts";
import { sharedPicture } from "../content/picture-address.ts";
import { socialPicturePath } from "../model/file-paths.ts";
import { HEIGHT, WIDTH } from "../model/social-card.ts";

type Subject = SearchSubject &
  Pick<Page, "path" | "seo"> & {
    /** Whether it has a picture of its own, as all pages of documents do. */
    hasPicture?: boolean;
    isEmpty?: boolean;
  };

/** The addresses of articles: further pages of the list are one level deeper. */
const ARTICLE = /^\/blog\/[^/]+$/;

/** The metadata of a page: its own texts first, then its preset's, then those from its content. */
export async function metadataFor(subject: Subject): Promise<Metadata> {
  const { name } = await loadAgency();
  const { path, seo, hasPicture = true, isEmpty } = subject;
  const title = searchTitle(subject, name);
  const description = searchDescription(subject);
  const url = sharedPicture(seo?.image ?? null) ?? socialPicturePath(hasPicture ? path : "/");
  const images = [{ url, width: WIDTH, height: HEIGHT, alt: seo?.image?.alt || title }];
  return {
    title: { absolute: title },
    description,
    keywords: searchKeywords(subject),
    alternates: {
      canonical: path,
      types: { "application/rss+xml": [{ url: "/feed.xml", title: "Blog" }] },
    },
    openGraph: {
      title,
      description,
      url: path,
      siteName: name,
      locale: "en_AU",
      type: ARTICLE.test(path) ? "article" : "website",
      images,
    },
    twitter: { card: "summary_large_image", title, description, images },
    robots:
      seo?.noIndex || isEmpty
        ? { index: false, follow: true }
        : { index: true, "max-image-preview": "large" },
  };
}
