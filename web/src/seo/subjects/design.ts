import { DESIGN_QUERY } from "@currawong/schemas/queries/pages";
import { chatMarkdown } from "../../components/closing/closing.markdown.ts";
import { faqMarkdown } from "../../components/faq/faq.markdown.ts";
import { faqPage } from "../../components/faq/faq.structured-data.ts";
import { featureGridMarkdown } from "../../components/feature-grid/feature-grid.markdown.ts";
import { packagesMarkdown } from "../../components/packages/packages.markdown.ts";
import { packageOffers } from "../../components/packages/packages.structured-data.ts";
import { loadAgency } from "../../content/agency.ts";
import { load } from "../../content/load.ts";
import { escapeMarkdown, markdownBlocks, markdownList } from "../markdown/markdown.ts";
import { service, serviceId } from "../structured-data/service.ts";
import { HOME, type Subject } from "../subject.ts";

/** A design page: what is designed, for which packages. */
export async function designSubject(slug: string): Promise<Subject | null> {
  const page = await load(DESIGN_QUERY, { slug });
  if (!page) return null;
  const { whatsappNumber } = await loadAgency();
  const { title, description, features, packages, checkmarks, faq, image } = page;
  const path = `/ui-ux-design/${slug}`;
  const rates = (packages?.packages ?? []).flatMap((plan) =>
    plan.price ? [{ label: plan.title, price: plan.price }] : [],
  );
  return {
    path,
    title,
    description,
    crumbs: [HOME, { label: "UI/UX design", href: "/ui-ux-design" }, { label: title, href: path }],
    pageType: "WebPage",
    mainEntity: serviceId(path),
    things: [
      service({
        path,
        name: title,
        description,
        serviceType: "UI/UX design",
        image: image?.asset?.url,
        offers: packageOffers(packages, path),
      }),
      ...faqPage(path, faq),
    ],
    card: { label: "UI/UX design", title, rates, tone: "paper" },
    markdown: markdownBlocks(
      featureGridMarkdown(features, "Features"),
      packagesMarkdown(packages, "Packages"),
      markdownList(checkmarks.map(escapeMarkdown)),
      faqMarkdown(faq),
      chatMarkdown(page.quoteLabel, page.chatMessage, whatsappNumber),
    ),
  };
}
