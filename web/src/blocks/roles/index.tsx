import type { ROLES_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import { formatPrice } from "@currawong/schemas/price";
import { ROLES_QUERY } from "@currawong/schemas/queries/hire";
import { absolute } from "@/addresses";
import { chatMarkdown } from "@/chat/chat.markdown";
import { roleChatMessage } from "@/chat/chat-url";
import { SharedStars } from "@/components/stars/shared-stars";
import { load } from "@/content/load";
import { tags } from "@/content/tags";
import { escapeMarkdown, markdownLink, markdownList, markdownSection } from "@/markdown/markdown";
import { priceLine } from "@/model/price-line";
import { offersTogether } from "@/seo/structured-data/service";
import { Catalogue } from "../catalogue/catalogue";
import type { Entry, Words } from "../catalogue/entry";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../markdown";
import { repeatsTitle } from "./repeats-title";

type Role = ROLES_QUERY_RESULT[number]["roles"][number];

/** A role as a line of a rate card. Its service, where it has one, sets its price. */
export const lineOf = ({ _id, title, service, price }: Role) =>
  priceLine(
    { _id, title, price: service?.price ?? price, priceIncludes: service?.priceIncludes },
    service && pathOf(service),
  );

const WORDS: Words = {
  one: "role",
  many: "roles",
  group: "Category",
  allGroups: "All categories",
  none: "Nothing matches. A neighbouring specialist often covers the gap, so ask us.",
  ask: "Ask for the role",
  askMessage: "Hi Team, I'm looking for a role that is not in your list:",
};

/** A role as a line of the catalogue. A badge that only repeats its title gives way to the category's. */
function entryOf(role: Role, category: string): Entry {
  const { price, scope = null, href } = lineOf(role);
  const { badge, title } = role;
  return {
    ...role,
    sharesRating: true,
    slug: role._id,
    badge: repeatsTitle(badge, title) ? category.toUpperCase() : badge,
    price,
    scope,
    href,
    message: roleChatMessage(role),
  };
}

/** A role in one line: its name, its price, what it is, and how to ask for it. */
function markdownLine(role: Role, whatsappNumber: string): string {
  const { label, href, price, scope } = lineOf(role);
  const cost = price ? formatPrice(price) : "Price on request";
  const buys = scope ? ` (${escapeMarkdown(scope)})` : "";
  const ask = chatMarkdown("Get Quote", roleChatMessage(role), whatsappNumber);
  return `${markdownLink(label, href && absolute(href))}, **${cost}**${buys}: ${escapeMarkdown(role.description)} ${ask}`;
}

/** Every role to hire, by category. */
export const roles = defineBlock("roles", {
  load: () => load(ROLES_QUERY, {}, [tags.list("hireCategory"), tags.list("role")]),
  View: ({ block, data, page, selection }) => (
    <Catalogue
      groups={data
        .filter(({ roles }) => roles.length > 0)
        .map(({ roles, ...category }) => ({
          ...category,
          // A bare slug could be the id of something else.
          anchor: `roles-${category.slug}`,
          entries: roles.map((role) => entryOf(role, category.title)),
        }))}
      words={WORDS}
      heading={block.heading}
      intro={block.intro}
      note={
        <>
          Every role: <SharedStars />
        </>
      }
      path={page.path}
      selection={selection}
      isDetailed
    />
  ),
  markdown: ({ block, data, whatsappNumber }) =>
    sectionMarkdown(
      block,
      ...data.map(({ title, description, roles }) =>
        markdownSection(
          3,
          title,
          escapeMarkdown(description),
          markdownList(roles.map((role) => markdownLine(role, whatsappNumber))),
        ),
      ),
    ),
  summarise: ({ data }) => {
    const roles = data.flatMap((category) => category.roles.map(lineOf));
    return {
      // Roles with a page of their own; the offer counts them all.
      items: roles.flatMap(({ label, href }) => (href ? [{ name: label, path: href }] : [])),
      offers: offersTogether(roles.flatMap(({ price }) => price ?? [])),
      // One of each category stands for the rest.
      prices: data.flatMap((category) => category.roles.slice(0, 1).map(lineOf)),
    };
  },
});
