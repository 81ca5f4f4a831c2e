import { listPageAt, listPath } from "@currawong/schemas/paging";
import { type Lookup, lookupOf } from "@currawong/schemas/paths";
import { TOP_LEVEL_QUERY } from "@currawong/schemas/queries/addresses";
import { PAGE_QUERY, SINGLE_PAGE_QUERY } from "@currawong/schemas/queries/pages";
import { LANDING_QUERY, SERVICE_QUERY } from "@currawong/schemas/queries/services";
import { ARTICLE_QUERY } from "@currawong/schemas/queries/writing";
import { loadArticles } from "@/content/articles";
import { draftPerspective } from "@/content/drafts";
import { load } from "@/content/load";
import type { Block } from "@/model/block";
import type { Page } from "@/model/page";
import { articlePage } from "./article-page";
import { composedPage } from "./families";
import { landingPage, servicePage } from "./service-page";

async function loadTopLevelPage(slug: string): Promise<Page | null> {
  // Queried before the content itself, so that a page depends on its own document alone, not on others
  // that could have had its address.
  const document = await load(TOP_LEVEL_QUERY, { slug });
  if (!document) return null;
  if (document.landingSlug !== slug) return loadPage({ type: document._type, slug });
  const landing = await load(LANDING_QUERY, { slug });
  return landing && landingPage(landing);
}

async function loadPage({ type, slug }: Lookup): Promise<Page | null> {
  if (type === "topLevel") return loadTopLevelPage(slug);
  if (type === "service") {
    const service = await load(SERVICE_QUERY, { slug });
    return service && servicePage(service);
  }
  if (type === "article") {
    const article = await load(ARTICLE_QUERY, { slug });
    return article && articlePage(article);
  }
  const document = slug
    ? await load(PAGE_QUERY, { type, slug })
    : await load(SINGLE_PAGE_QUERY, { type });
  return document && composedPage(document);
}

/** A page of a list of articles after the first: the list's own page with a later part of the list. */
async function listPage(first: Page, number: number): Promise<Page | null> {
  const articles = await loadArticles(number, first.category?.id);
  if (!articles) return null;
  const path = listPath(first.path, number);
  // The opening shows the page number.
  const eyebrow = `Page ${number} of ${articles.lastPage}`;
  return {
    ...first,
    path,
    number,
    crumbs: [...first.crumbs, { label: `Page ${number}`, href: path }],
    blocks: first.blocks.map((block) => (block._type === "hero" ? { ...block, eyebrow } : block)),
  };
}

const isVisible = (block: Block) => !("isHidden" in block && block.isHidden);

/**
 * The page at an address, from which its HTML, picture and structured data are rendered. Only editors' pages
 * have hidden blocks.
 * @returns `null` where there is no page, which includes aliases
 */
export async function pageAt(path: string): Promise<Page | null> {
  const further = listPageAt(path);
  if (further) {
    const first = further.number > 1 ? await pageAt(further.list) : null;
    return first && listPage(first, further.number);
  }
  const lookup = lookupOf(path);
  const page = lookup && (await loadPage(lookup));
  if (!page || draftPerspective()) return page;
  return { ...page, blocks: page.blocks.filter(isVisible) };
}
