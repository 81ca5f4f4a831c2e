import { LANDING_QUERY } from "@currawong/schemas/queries/services";
import { faqPage } from "../../components/faq/faq.structured-data.ts";
import { landingWords } from "../../components/landing-page/landing-words.ts";
import { packageOffers } from "../../components/packages/packages.structured-data.ts";
import { offer } from "../../components/price/price.structured-data.ts";
import { richPageMarkdown } from "../../components/rich-page/rich-page.markdown.ts";
import { loadAgency } from "../../content/agency.ts";
import { load } from "../../content/load.ts";
import { absolute } from "../addresses.ts";
import { service, serviceId } from "../structured-data/service.ts";
import type { Subject } from "../subject.ts";

/** A product's rich page at an address of its own, such as `/whatsapp-chatbot`. */
export async function landingSubject(slug: string): Promise<Subject | null> {
  const landing = await load(LANDING_QUERY, { slug });
  if (!landing) return null;
  const { whatsappNumber } = await loadAgency();
  const { title, description, rich } = landingWords(landing);
  const { price, rating, reviewCount } = landing;
  const path = `/${slug}`;
  return {
    path,
    title,
    description,
    crumbs: [
      { label: "Home", href: "/" },
      { label: "Services", href: "/services" },
      { label: rich.serviceType, href: path },
    ],
    pageType: "WebPage",
    mainEntity: serviceId(path),
    things: [
      service({
        path,
        name: rich.serviceType,
        description,
        serviceType: rich.serviceType,
        rating,
        reviewCount,
        image: rich.heroImage.asset?.url,
        offers: [offer(price, { url: absolute(path) }), ...packageOffers(rich.packages, path)],
      }),
      ...faqPage(path, rich.faq),
    ],
    card: {
      label: rich.serviceType,
      title,
      rates: [{ label: "Starting at", price }],
      tone: "paper",
    },
    markdown: richPageMarkdown(rich, price, whatsappNumber),
  };
}
