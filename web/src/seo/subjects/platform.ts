import { PLATFORM_QUERY } from "@currawong/schemas/queries/pages";
import { faqPage } from "../../components/faq/faq.structured-data.ts";
import { packageOffers } from "../../components/packages/packages.structured-data.ts";
import { offer } from "../../components/price/price.structured-data.ts";
import { richPageMarkdown } from "../../components/rich-page/rich-page.markdown.ts";
import { loadAgency } from "../../content/agency.ts";
import { load } from "../../content/load.ts";
import { absolute } from "../addresses.ts";
import { service, serviceId } from "../structured-data/service.ts";
import { HOME, type Subject } from "../subject.ts";

/** A social platform's page. */
export async function platformSubject(slug: string): Promise<Subject | null> {
  const page = await load(PLATFORM_QUERY, { slug });
  if (!page) return null;
  const { whatsappNumber } = await loadAgency();
  const { title, description, platform, serviceType, packages, faq, heroImage } = page;
  const price = page.service?.price;
  const path = `/social-media/${slug}`;
  return {
    path,
    title,
    description,
    crumbs: [
      HOME,
      { label: "Social media", href: "/social-media" },
      { label: platform, href: path },
    ],
    pageType: "WebPage",
    mainEntity: serviceId(path),
    things: [
      service({
        path,
        name: serviceType,
        description,
        serviceType,
        image: heroImage.asset?.url,
        offers: [
          ...(price ? [offer(price, { url: absolute(path) })] : []),
          ...packageOffers(packages, path),
        ],
      }),
      ...faqPage(path, faq),
    ],
    card: {
      label: platform,
      title,
      rates: price ? [{ label: "Starting at", price }] : [],
      tone: "paper",
    },
    markdown: richPageMarkdown(page, price, whatsappNumber),
  };
}
