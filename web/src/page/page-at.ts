import { type Lookup, lookupOf } from "@currawong/schemas/paths";
import { TOP_LEVEL_QUERY } from "@currawong/schemas/queries/addresses";
import { PAGE_QUERY, SINGLE_PAGE_QUERY } from "@currawong/schemas/queries/pages";
import { LANDING_QUERY, SERVICE_QUERY } from "@currawong/schemas/queries/services";
import { ARTICLE_QUERY } from "@currawong/schemas/queries/writing";
import { load } from "@/content/load";
import type { Page } from "@/model/page";
import { articlePage } from "./article-page";
import { blogListPage, blogPageNumber } from "./blog-page";
import { composedPage } from "./composed-page";
import { landingPage, servicePage } from "./service-page";

async function pageOf({ type, slug }: Lookup): Promise<Page | null> {
  switch (type) {
    case "topLevel": {
      // Queried before the content itself, so that a page depends on its own document alone, not on others
      // that could have had its address.
      const found = await load(TOP_LEVEL_QUERY, { slug });
      if (found?._type === "service") {
        const landing = await load(LANDING_QUERY, { slug });
        return landing && landingPage(landing);
      }
      return found && pageOf({ type: found._type, slug });
    }
    case "service": {
      const service = await load(SERVICE_QUERY, { slug });
      return service && servicePage(service);
    }
    case "article": {
      const article = await load(ARTICLE_QUERY, { slug });
      return article && articlePage(article);
    }
    case "homePage":
    case "aboutPage":
    case "contactPage": {
      const document = await load(SINGLE_PAGE_QUERY, { type });
      return document && composedPage(document);
    }
    default: {
      const document = await load(PAGE_QUERY, { type, slug });
      return document && composedPage(document);
    }
  }
}

/**
 * The page at an address, from which its HTML, Markdown, picture and structured data are rendered.
 * @returns `null` where there is no page, which includes aliases
 */
export async function pageAt(path: string): Promise<Page | null> {
  const number = blogPageNumber(path);
  if (number) return blogListPage(number);
  const lookup = lookupOf(path);
  return lookup && pageOf(lookup);
}
