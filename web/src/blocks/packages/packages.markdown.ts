import { formatPrice } from "@currawong/schemas/price";
import { chatMarkdown } from "@/chat/chat.markdown";
import { escapeMarkdown, markdownBlocks, markdownList, markdownSection } from "@/markdown/markdown";
import type { BlockOf } from "@/model/block";

/** A plan of a package set, as every place reads it. */
export type Plan = BlockOf<"packages">["set"]["packages"][number];

/** Plans side by side on the page, one after the other as Markdown. */
export const packagesMarkdown = (plans: readonly Plan[], whatsappNumber: string): string =>
  markdownBlocks(
    ...plans.map(({ title, price, scope, description, features, chatMessage }) =>
      markdownSection(
        3,
        title,
        `**${price ? formatPrice(price) : "By quote"}**`,
        scope && escapeMarkdown(scope),
        description && escapeMarkdown(description),
        markdownList(features.map(escapeMarkdown)),
        chatMarkdown("Get Quote", chatMessage, whatsappNumber),
      ),
    ),
  );
