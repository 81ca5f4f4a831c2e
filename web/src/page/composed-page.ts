import type {
  PAGE_QUERY_RESULT,
  SINGLE_PAGE_QUERY_RESULT,
} from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import { consultationMessage } from "@/chat/chat-url";
import type { Block, ComposedBlock } from "@/model/block";
import { BLOG, type Crumb, HOME } from "@/model/crumb";
import type { Page, Source } from "@/model/page";
import { businessId } from "@/seo/structured-data/ids";
import { richBlocks, richFields } from "./rich-frame";

type Document = NonNullable<PAGE_QUERY_RESULT | SINGLE_PAGE_QUERY_RESULT>;

/** What the pages of a type have in common besides their blocks. */
type Family = Pick<Page, "pageType" | "card" | "crumbs"> &
  Partial<Pick<Page, "mainEntity" | "showsCrumbs" | "service" | "chatMessage">>;

/** A page that informs rather than sells. */
const infoPage = (pageType: Page["pageType"], crumb: Crumb): Family => ({
  pageType,
  crumbs: [HOME, crumb],
  card: { label: crumb.label, tone: "night" },
});

function familyOf(document: Document, path: string, blocks: readonly Block[]): Family {
  const { title } = document;
  const crumb = { label: title, href: path };
  switch (document._type) {
    case "homePage": {
      const card = { label: "Starting at, AUD", tone: "night" } as const;
      return { pageType: "WebPage", crumbs: [], card };
    }
    case "aboutPage":
      return infoPage("AboutPage", { label: "About", href: path });
    case "contactPage":
      return {
        ...infoPage("ContactPage", { label: "Contact", href: path }),
        mainEntity: businessId(),
      };
    case "sectionPage": {
      if (path === BLOG.href) return infoPage("CollectionPage", BLOG);
      // The eyebrow above the title also labels the page's social picture.
      const label = blocks.find((block) => block._type === "hero")?.eyebrow ?? "";
      const card = { label, tone: "paper" } as const;
      return { pageType: "CollectionPage", crumbs: [HOME, crumb], card };
    }
    case "platformPage": {
      const label = document.platform ?? title;
      const serviceType = document.serviceType ?? title;
      return {
        pageType: "WebPage",
        showsCrumbs: true,
        crumbs: [HOME, { label: "Social media", href: "/social-media" }, { label, href: path }],
        card: { label, tone: "paper" },
        chatMessage: consultationMessage(serviceType),
        service: { name: serviceType, serviceType, image: document.heroImage?.asset?.url },
      };
    }
    case "designPage": {
      const label = "UI/UX design";
      const pictures = blocks.find((block) => block._type === "pictures");
      const image = pictures?.pictures[0]?.asset?.url;
      return {
        pageType: "WebPage",
        showsCrumbs: true,
        crumbs: [HOME, { label, href: "/ui-ux-design" }, crumb],
        card: { label, tone: "paper" },
        service: { name: title, serviceType: label, image },
      };
    }
    default:
      return {
        pageType: "WebPage",
        showsCrumbs: true,
        crumbs: [HOME, crumb],
        card: { label: "", tone: "paper" },
      };
  }
}

/** The blocks of a document, with those that its type adds around them. */
function blocksOf(document: Document): readonly Block[] {
  const sections: readonly ComposedBlock[] = document.sections ?? [];
  return document._type === "platformPage" ? richBlocks({ ...document, sections }) : sections;
}

/** Where a document is edited: some types call their introduction a description. */
function sourceOf({ _id: id, _type: type }: Document): Source {
  if (type === "platformPage") return { id, type, ...richFields("") };
  const description = type === "designPage" ? "description" : "intro";
  return { id, type, title: "title", description, sections: "sections", frame: {} };
}

/** A page that editors compose from blocks. @throws when the document has no address */
export function composedPage(document: Document): Page {
  const path = pathOf(document);
  if (!path) throw new Error(`The page ${document._id} has no address.`);
  const blocks = blocksOf(document);
  const { title, description, seo, preset } = document;
  const source = sourceOf(document);
  const family = familyOf(document, path, blocks);
  return { path, source, title, description, seo, preset, blocks, ...family };
}
