import { pathOf } from "@currawong/schemas/paths";
import { formatPrice } from "@currawong/schemas/price";
import { SERVICE_QUERY } from "@currawong/schemas/queries/services";
import { serviceChatMessage } from "../../chat/chat-url.ts";
import { chatMarkdown } from "../../components/closing/closing.markdown.ts";
import { faqPage } from "../../components/faq/faq.structured-data.ts";
import { packageOffers } from "../../components/packages/packages.structured-data.ts";
import { offer } from "../../components/price/price.structured-data.ts";
import { ratesMarkdown } from "../../components/rate-card/rate-card.markdown.ts";
import { richPageMarkdown } from "../../components/rich-page/rich-page.markdown.ts";
import { crumbsOf, type Service } from "../../components/service-page/service.ts";
import { loadAgency } from "../../content/agency.ts";
import { load } from "../../content/load.ts";
import { absolute } from "../addresses.ts";
import {
  escapeMarkdown,
  markdownBlocks,
  markdownList,
  markdownSection,
} from "../markdown/markdown.ts";
import { service, serviceId } from "../structured-data/service.ts";
import type { Subject } from "../subject.ts";

function templateMarkdown(record: Service, whatsappNumber: string): string {
  const { title, price, priceIncludes, features, addOns, chatMessage } = record;
  return markdownBlocks(
    `Starting at **${formatPrice(price)}**${priceIncludes ? ` (${escapeMarkdown(priceIncludes)})` : ""}`,
    markdownSection(2, "What's Included", markdownList(features.map(escapeMarkdown))),
    markdownSection(
      2,
      "Add-ons",
      addOns &&
        ratesMarkdown(
          addOns.map((line) => ({ ...line, key: line._key, label: line.title, href: null })),
        ),
    ),
    markdownSection(
      2,
      "Ready to Get Started?",
      chatMarkdown(
        "Chat on WhatsApp Now",
        chatMessage || serviceChatMessage(title),
        whatsappNumber,
      ),
    ),
  );
}

/** A service's page, in either layout. */
export async function serviceSubject(slug: string): Promise<Subject | null> {
  const record = await load(SERVICE_QUERY, { slug });
  if (!record) return null;
  const { whatsappNumber } = await loadAgency();
  const { price, group, rich, relatedServices, rating, reviewCount } = record;
  const { title, description } = rich ?? record;
  const path = `/services/${slug}`;
  const related = (relatedServices ?? []).map((other) => ({
    key: other._id,
    label: other.title,
    href: pathOf(other),
    price: other.price,
  }));
  return {
    path,
    title,
    description,
    crumbs: crumbsOf(record),
    pageType: "WebPage",
    mainEntity: serviceId(path),
    things: [
      service({
        path,
        name: record.title,
        description,
        serviceType: rich?.serviceType ?? group.title,
        rating,
        reviewCount,
        image: rich?.heroImage.asset?.url,
        offers: [
          offer(price, { url: absolute(path) }),
          ...packageOffers(rich?.packages, path),
          ...(rich ? [] : (record.addOns ?? [])).map((line) =>
            offer(line.price, { name: line.title }),
          ),
        ],
      }),
      ...faqPage(path, rich?.faq),
    ],
    card: {
      label: group.title,
      title: record.title,
      rates: [{ label: "Starting at", price }],
      tone: "paper",
    },
    markdown: markdownBlocks(
      rich
        ? richPageMarkdown(rich, price, whatsappNumber)
        : templateMarkdown(record, whatsappNumber),
      !rich && markdownSection(2, "Goes well with", ratesMarkdown(related)),
    ),
  };
}
