import type {
  PAGE_QUERY_RESULT,
  SINGLE_PAGE_QUERY_RESULT,
} from "@currawong/schemas/content.generated";
import type { ComposedType } from "@currawong/schemas/types";
import { consultationMessage } from "@/enquiries/contact-links/chat-url";
import type { ComposedBlock } from "@/model/block";
import { BLOG, type Crumb, HOME } from "@/model/crumb";
import type { Page } from "@/model/page";
import { businessId } from "@/seo/structured-data/ids";
import { openingBlock, richBlocks, richFields } from "./rich-frame";

export type ComposedDocument = NonNullable<PAGE_QUERY_RESULT | SINGLE_PAGE_QUERY_RESULT>;

/** The page of a document as it is without its type's own parts. */
type Draft<Type extends ComposedType> = Pick<Page, "path" | "source"> & {
  document: Extract<ComposedDocument, { _type: Type }>;
  blocks: readonly ComposedBlock[];
  crumb: Crumb;
};

/** What the pages of a type have in common besides their blocks, and what they change. */
export type Family = Pick<Page, "pageType" | "crumbs"> &
  Partial<Omit<Page, "path" | "title" | "description" | "seo" | "preset">>;

/** A page that informs rather than sells. */
const infoPage = (pageType: Page["pageType"], crumb: Crumb): Family => ({
  pageType,
  crumbs: [HOME, crumb],
});

/** The list of articles on the page of a category. */
const ARTICLES = { _key: "articles", _type: "articleList", heading: null, intro: null } as const;

/** The family of every type whose pages editors compose from blocks (docs/adding-a-page-type.md). */
export const FAMILIES: { readonly [Type in ComposedType]: (draft: Draft<Type>) => Family } = {
  homePage: () => ({
    pageType: "WebPage",
    crumbs: [],
  }),

  aboutPage: ({ path }) => infoPage("AboutPage", { label: "About", href: path }),

  contactPage: ({ path }) => ({
    ...infoPage("ContactPage", { label: "Contact", href: path }),
    mainEntity: businessId(),
  }),

  sectionPage({ path, crumb }) {
    if (path === BLOG.href) return infoPage("CollectionPage", BLOG);
    return {
      pageType: "CollectionPage",
      crumbs: [HOME, crumb],
    };
  },

  articleCategory: ({ document, blocks, path, crumb, source }) => ({
    pageType: "CollectionPage",
    showsCrumbs: true,
    crumbs: [HOME, BLOG, crumb],
    category: { id: document._id, path },
    source: { ...source, frame: { opening: "title", articles: "title" } },
    blocks: [openingBlock({ background: "birds" }), ARTICLES, ...blocks],
  }),

  platformPage({ document, blocks, path, source }) {
    const label = document.platform ?? document.title;
    const serviceType = document.serviceType ?? document.title;
    return {
      pageType: "WebPage",
      showsCrumbs: true,
      crumbs: [HOME, { label: "Social media", href: "/social-media" }, { label, href: path }],
      chatMessage: consultationMessage(serviceType),
      service: { name: serviceType, serviceType, image: document.heroImage?.asset?.url },
      source: { ...source, ...richFields("") },
      blocks: richBlocks({ ...document, sections: blocks, background: "waves" }),
    };
  },

  designPage({ document, blocks, crumb }) {
    const label = "UI/UX design";
    const pictures = blocks.find((block) => block._type === "pictures");
    const image = pictures?.pictures[0]?.asset?.url;
    return {
      pageType: "WebPage",
      showsCrumbs: true,
      crumbs: [HOME, { label, href: "/ui-ux-design" }, crumb],
      service: { name: document.title, serviceType: label, image },
    };
  },

  page: ({ crumb }) => ({
    pageType: "WebPage",
    showsCrumbs: true,
    crumbs: [HOME, crumb],
  }),
};
