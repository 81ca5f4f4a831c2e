import type { LANDING_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { landingPathOf, pathOf } from "@currawong/schemas/paths";
import { consultationMessage, serviceChatMessage } from "@/enquiries/contact-links/chat-url";
import type { Block, Service } from "@/model/block";
import { type Crumb, HOME } from "@/model/crumb";
import { factsOf } from "@/model/fact-lines";
import type { Page } from "@/model/page";
import { priceLine } from "@/model/price-line";
import { richBlocks, richFields } from "./rich-frame";

type Landing = NonNullable<LANDING_QUERY_RESULT>;

const SERVICES: Crumb = { label: "Services", href: "/services" };

const RELATED = {
  _key: "related",
  _type: "rateCard",
  heading: "Services that go with this one",
  intro: null,
  band: false,
} as const;

const EXCLUDED = {
  _key: "excluded",
  _type: "useCases",
  heading: "What’s not included",
  intro: null,
  band: false,
} as const;

/** What the service’s price does not include; quotes list it too. */
function exclusionsOf(service: Service): Block[] {
  const items = (factsOf(service)?.excludes ?? []).map(({ title, description }, index) => ({
    _key: `${index}`,
    title: title ?? "",
    description: description ?? "",
  }));
  return items.length > 0 ? [{ ...EXCLUDED, items }] : [];
}

function templateBlocks(service: Service): Block[] {
  const { plate, relatedServices, sections, title } = service;
  return [
    { _key: "opening", _type: "serviceHero", service },
    ...(plate?.picture?.asset ? [{ _key: "plate", _type: "plate" as const, plate }] : []),
    { _key: "included", _type: "included", service },
    ...exclusionsOf(service),
    ...(sections ?? []),
    {
      _key: "form",
      _type: "form",
      heading: "Get Your Custom Quote",
      intro: null,
      variant: "quote",
      serviceType: title,
      band: true,
    },
    ...(relatedServices?.length ? [{ ...RELATED, services: relatedServices }] : []),
  ];
}

/** Where the parts of the template layout are edited. */
const TEMPLATE_FIELDS = {
  sections: "sections",
  frame: {
    opening: "title",
    plate: "plate",
    included: "features",
    excluded: "facts",
    form: "chatMessage",
    related: "relatedServices",
  },
};

/** A service's page under `/services`, in the template layout. */
export function servicePage(service: Service): Page {
  const { _id: id, _type: type, title, description, group, seo, preset } = service;
  // It was found by its address.
  const path = pathOf(service) ?? SERVICES.href;
  const section = group && { label: group.title, href: `/services#${group.slug}` };
  const serviceType = group?.title ?? title;
  return {
    path,
    source: { id, type, ...TEMPLATE_FIELDS },
    title,
    description,
    crumbs: [HOME, SERVICES, ...(section ? [section] : []), { label: title, href: path }],
    showsCrumbs: true,
    pageType: "WebPage",
    service: { name: title, serviceType },
    priceLine: priceLine(service),
    chatMessage: serviceChatMessage(service),
    seo,
    preset,
    blocks: templateBlocks(service),
  };
}

/** A service's rich page at an address of its own, such as `/instagram-chatbot`. */
export function landingPage(landing: Landing): Page {
  const { _id, rich, vantaType, onServicePage, seo, preset } = landing;
  // It was found by its address.
  const path = landingPathOf(landing) ?? "/";
  const serviceType = rich?.serviceType ?? "";
  const title = landing.title || serviceType;
  const description = landing.description ?? "";
  return {
    path,
    source: { id: _id, type: landing._type, ...richFields("landing.") },
    title,
    description,
    crumbs: [HOME, SERVICES, { label: serviceType, href: path }],
    showsCrumbs: true,
    pageType: "WebPage",
    service: { name: serviceType, serviceType, image: rich?.heroImage?.asset?.url },
    priceLine: onServicePage
      ? {
          ...priceLine({ ...landing, title: serviceType }),
          elsewhere: priceLine(onServicePage, pathOf(landing)),
        }
      : priceLine({ ...landing, title: serviceType }, pathOf(landing)),
    chatMessage: consultationMessage(serviceType),
    seo,
    preset,
    blocks: rich
      ? richBlocks({ ...rich, sections: rich.sections ?? [], background: vantaType })
      : [],
  };
}
