import { formatPrice } from "@currawong/schemas/price";
import { absolute } from "@/addresses";
import { chatMarkdown } from "@/chat/chat.markdown";
import { roleChatMessage } from "@/chat/chat-url";
import {
  escapeMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
  markdownSection,
} from "@/markdown/markdown";
import type { BlockProps } from "@/model/block-props";
import { type loadCategories, type Role, rateOf } from "./categories";

type Props = BlockProps<"roles", Awaited<ReturnType<typeof loadCategories>>>;

/** A role in one line: its name, its price, what it is, and how to ask for it. */
function line(role: Role, whatsappNumber: string): string {
  const { label, href, price, scope } = rateOf(role);
  const cost = price ? formatPrice(price) : "Price on request";
  const buys = scope ? ` (${escapeMarkdown(scope)})` : "";
  const ask = chatMarkdown("Get Quote", role.chatMessage ?? roleChatMessage(label), whatsappNumber);
  return `${markdownLink(label, href && absolute(href))}, **${cost}**${buys}: ${escapeMarkdown(role.description)} ${ask}`;
}

/** Every role under its category. */
export const rolesMarkdown = ({ data, whatsappNumber }: Props): string =>
  markdownBlocks(
    ...data.map(({ title, description, roles }) =>
      markdownSection(
        3,
        title,
        escapeMarkdown(description),
        markdownList(roles.map((role) => line(role, whatsappNumber))),
      ),
    ),
  );
