import type { LANDING_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { landingPathOf, pathOf } from "@currawong/schemas/paths";
import { consultationMessage, serviceChatMessage } from "@/enquiries/contact-links/chat-url";
import type { Block, Service } from "@/model/block";
import { type Crumb, HOME } from "@/model/crumb";
import { factsOf } from "@/model/fact-lines";
import type { Page } from "@/model/page";
import { priceLine } from "@/model/price-line";
import { formBlock, richBlocks, richFields } from "./rich-frame";

const SERVICES: Crumb = { label: "Services", href: "/services" };

const PLAIN = { intro: null, band: false };

function templateBlocks(service: Service): Block[] {
  const { plate, relatedServices, sections, title } = service;
  // Quotes list them too.
  const excludes = factsOf(service)?.excludes ?? [];
  const blocks: (Block | null | undefined | false)[] = [
    { _key: "opening", _type: "serviceHero", service },
    plate?.picture?.asset && { _key: "plate", _type: "plate", plate },
    { _key: "included", _type: "included", service },
    excludes.length > 0 && {
      ...{ ...PLAIN, _key: "excluded", _type: "useCases", heading: "What’s not included" },
      items: excludes.map(({ title, description }, index) => ({
        _key: `${index}`,
        title: title ?? "",
        description: description ?? "",
      })),
    },
    ...(sections ?? []),
    formBlock({ heading: "Get Your Custom Quote", variant: "quote", serviceType: title }),
    relatedServices?.length
      ? {
          ...{ ...PLAIN, _key: "related", _type: "rateCard" },
          heading: "Services that go with this one",
          services: relatedServices,
        }
      : null,
  ];
  return blocks.flatMap((block) => block || []);
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
  const path = pathOf(service) ?? SERVICES.href; // It was found by its address.
  const section = group ? [{ label: group.title, href: `/services#${group.slug}` }] : [];
  return {
    path,
    source: { id, type, ...TEMPLATE_FIELDS },
    title,
    description,
    crumbs: [HOME, SERVICES, ...section, { label: title, href: path }],
    showsCrumbs: true,
    pageType: "WebPage",
    service: { name: title, serviceType: group?.title ?? title },
    priceLine: priceLine(service),
    chatMessage: serviceChatMessage(service),
    seo,
    preset,
    blocks: templateBlocks(service),
  };
}

/** A service's rich page at an address of its own, such as `/instagram-chatbot`. */
export function landingPage(landing: NonNullable<LANDING_QUERY_RESULT>): Page {
  const { _id: id, _type: type, rich, vantaType, onServicePage, seo, preset } = landing;
  const path = landingPathOf(landing) ?? "/"; // It was found by its address.
  const templatePath = pathOf(landing);
  const name = rich?.serviceType ?? "";
  return {
    path,
    source: { id, type, ...richFields("landing.") },
    title: landing.title || name,
    description: landing.description ?? "",
    crumbs: [HOME, SERVICES, { label: name, href: path }],
    showsCrumbs: true,
    pageType: "WebPage",
    service: { name, serviceType: name, image: rich?.heroImage?.asset?.url },
    priceLine: {
      ...priceLine({ ...landing, title: name }, onServicePage ? null : templatePath),
      elsewhere: onServicePage ? priceLine(onServicePage, templatePath) : undefined,
    },
    chatMessage: consultationMessage(name),
    seo,
    preset,
    blocks: rich ? richBlocks({ ...rich, background: vantaType }) : [],
  };
}
