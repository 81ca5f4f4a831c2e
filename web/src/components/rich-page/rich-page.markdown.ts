import { formatPrice, type Price } from "@currawong/schemas/price";
import { consultationMessage } from "../../chat/chat-url.ts";
import {
  escapeMarkdown,
  markdownBlocks,
  markdownList,
  markdownSection,
} from "../../seo/markdown/markdown.ts";
import { chatMarkdown } from "../closing/closing.markdown.ts";
import { faqMarkdown } from "../faq/faq.markdown.ts";
import { featureGridMarkdown } from "../feature-grid/feature-grid.markdown.ts";
import { packagesMarkdown } from "../packages/packages.markdown.ts";
import type { RichContent } from "./rich-content.ts";

const SPEAKERS = { bot: "Bot", customer: "Customer" };

/** The rich layout as Markdown; each section only when its content is given. */
export function richPageMarkdown(
  rich: RichContent,
  price: Price | null | undefined,
  whatsappNumber: string,
): string {
  const { conversation, features, benefits, useCases, packages, faq, serviceType } = rich;
  return markdownBlocks(
    price && `Starting at **${formatPrice(price)}**`,
    chatMarkdown("Get Free Consultation", consultationMessage(serviceType), whatsappNumber),
    markdownSection(
      2,
      "Sample conversation",
      markdownList(
        (conversation ?? []).map(
          ({ from, text }) => `**${SPEAKERS[from]}**: ${escapeMarkdown(text)}`,
        ),
      ),
    ),
    featureGridMarkdown(features, "Key Features"),
    markdownSection(2, "Benefits", markdownList((benefits ?? []).map(escapeMarkdown))),
    featureGridMarkdown(useCases, "Use Cases"),
    packagesMarkdown(packages, "Pricing Plans"),
    faqMarkdown(faq),
  );
}
