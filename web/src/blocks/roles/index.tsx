import type { ROLES_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import { formatPrice } from "@currawong/schemas/price";
import { ROLES_QUERY } from "@currawong/schemas/queries/hire";
import { absolute } from "@/addresses";
import { chatMarkdown } from "@/chat/chat.markdown";
import { roleChatMessage } from "@/chat/chat-url";
import { load } from "@/content/load";
import { tags } from "@/content/tags";
import {
  escapeMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
  markdownSection,
} from "@/markdown/markdown";
import { priceLine } from "@/model/price-line";
import { offer } from "@/seo/structured-data/offer";
import { defineBlock } from "../define-block";
import { RoleTable } from "./role-table";

type Role = ROLES_QUERY_RESULT[number]["roles"][number];

/** A role as a line of a rate card. Its service, where it has one, sets its price. */
export const lineOf = ({ _id, title, service, price }: Role) =>
  priceLine(
    { _id, title, price: service?.price ?? price, priceIncludes: service?.priceIncludes },
    service && pathOf(service),
  );

/** A role in one line: its name, its price, what it is, and how to ask for it. */
function markdownLine(role: Role, whatsappNumber: string): string {
  const { label, href, price, scope } = lineOf(role);
  const cost = price ? formatPrice(price) : "Price on request";
  const buys = scope ? ` (${escapeMarkdown(scope)})` : "";
  const ask = chatMarkdown("Get Quote", role.chatMessage ?? roleChatMessage(label), whatsappNumber);
  return `${markdownLink(label, href && absolute(href))}, **${cost}**${buys}: ${escapeMarkdown(role.description)} ${ask}`;
}

/** Every role to hire, by category. */
export const roles = defineBlock("roles", {
  load: () => load(ROLES_QUERY, {}, [tags.list("hireCategory"), tags.list("role")]),
  section: "stacked",
  View: ({ data }) => <RoleTable categories={data} />,
  markdown: ({ data, whatsappNumber }) =>
    markdownBlocks(
      ...data.map(({ title, description, roles }) =>
        markdownSection(
          3,
          title,
          escapeMarkdown(description),
          markdownList(roles.map((role) => markdownLine(role, whatsappNumber))),
        ),
      ),
    ),
  summarise: ({ data, page }) => {
    const roles = data.flatMap((category) => category.roles.map(lineOf));
    return {
      items: roles.map(({ label, href }) => ({ name: label, path: href })),
      offers: roles.flatMap(({ label, href, price }) =>
        price ? [offer(price, { name: label, url: absolute(href ?? page.path) })] : [],
      ),
      // One of each category stands for the rest.
      prices: data.flatMap((category) => category.roles.slice(0, 1).map(lineOf)),
    };
  },
});
