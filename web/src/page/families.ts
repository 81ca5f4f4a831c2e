import type {
  PAGE_QUERY_RESULT,
  SINGLE_PAGE_QUERY_RESULT,
} from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import type { ComposedType } from "@currawong/schemas/types";
import { consultationMessage } from "@/enquiries/contact-links/chat-url";
import type { ComposedBlock } from "@/model/block";
import { BLOG, type Crumb, HOME } from "@/model/crumb";
import type { Page } from "@/model/page";
import { BUSINESS } from "@/seo/structured-data/service";
import { openingBlock, richBlocks, richFields } from "./rich-frame";

type ComposedDocument = NonNullable<PAGE_QUERY_RESULT | SINGLE_PAGE_QUERY_RESULT>;

/** The page of a document as it is without its type's own parts. */
type Draft<Type extends ComposedType> = Pick<Page, "path" | "source"> & {
  document: Extract<ComposedDocument, { _type: Type }>;
  blocks: readonly ComposedBlock[];
  crumb: Crumb;
};

/** What the pages of a type have in common besides their blocks. */
type Family = Partial<Omit<Page, "path" | "title" | "description" | "seo" | "preset">>;

const ARTICLES = { _key: "articles", _type: "articleList", heading: null, intro: null } as const;

/** The family of every type whose pages editors compose from blocks (docs/adding-a-page-type.md). */
const FAMILIES: { readonly [Type in ComposedType]: (draft: Draft<Type>) => Family } = {
  homePage: () => ({ crumbs: [] }),

  aboutPage: ({ path }) => ({
    pageType: "AboutPage",
    crumbs: [HOME, { label: "About", href: path }],
  }),

  contactPage: ({ path }) => ({
    pageType: "ContactPage",
    crumbs: [HOME, { label: "Contact", href: path }],
    mainEntity: BUSINESS,
  }),

  sectionPage: ({ path, crumb }) => ({
    pageType: "CollectionPage",
    crumbs: [HOME, path === BLOG.href ? BLOG : crumb],
  }),

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
      showsCrumbs: true,
      crumbs: [HOME, { label, href: "/ui-ux-design" }, crumb],
      service: { name: document.title, serviceType: label, image },
    };
  },

  page: () => ({ showsCrumbs: true }),
};

/** A page that editors compose from blocks. */
export function composedPage(document: ComposedDocument): Page {
  const { _id: id, _type: type, title, description, seo, preset, sections } = document;
  const path = pathOf(document) ?? "/"; // It was found by its address.
  const crumb = { label: title, href: path };
  const blocks = sections ?? [];
  const source = { id, type, sections: "sections", frame: {} };
  // Each family takes documents of its own type, which is this one's.
  const createFamily = FAMILIES[type] as (draft: object) => Family;
  return {
    ...{ path, source, title, description, seo, preset, blocks },
    ...{ pageType: "WebPage", crumbs: [HOME, crumb] },
    ...createFamily({ document, path, blocks, source, crumb }),
  };
}
