import type { ROLES_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import { ROLES_QUERY } from "@currawong/schemas/queries/hire";
import type { Entry } from "@/components/card/card";
import { load } from "@/content/load";
import { sharedRating } from "@/content/look";
import { tags } from "@/content/tags";
import { roleChatMessage } from "@/enquiries/contact-links/chat-url";
import { priceLine } from "@/model/price-line";
import { ownRating, type Rating } from "@/model/rating";
import { offersTogether } from "@/seo/structured-data/service";
import { Catalogue, groupLine, type Words } from "../catalogue/catalogue";
import { defineBlock } from "../define-block";
import { inOrder } from "../in-order";
import { repeatsTitle } from "./repeats-title";

type Role = ROLES_QUERY_RESULT[number]["roles"][number];

/** A role as a rate card line. If it has a service, the service sets its price. */
const lineOf = ({ _id, title, service, price }: Role) =>
  priceLine(
    {
      ...{ _id, title, price: service?.price ?? price, priceIncludes: service?.priceIncludes },
      line: service?._id ?? _id,
    },
    service && pathOf(service),
  );

const WORDS: Words = {
  one: "role",
  many: "roles",
  none: "Nothing matches. A neighbouring specialist often covers the gap, so ask us.",
  ask: "Ask for the role",
  askMessage: "Hi Team, I'm looking for a role that is not in your list:",
};

/**
 * A role as a catalogue row. A badge that only repeats its title is replaced by the category's name.
 * @param shared the rating of roles without one of their own
 */
function entryOf(role: Role, category: string, shared: Rating): Entry {
  const { price, scope = null, href, line = null } = lineOf(role);
  const { badge, title } = role;
  return {
    ...role,
    ...(ownRating(role) ?? shared),
    badge: repeatsTitle(badge, title) ? category.toUpperCase() : badge,
    price,
    scope,
    line,
    href,
    message: roleChatMessage(role),
  };
}

/** Every role to hire, by category. */
export const roles = defineBlock("roles", {
  load: async ({ order }) => {
    const categories = await load(ROLES_QUERY, {}, [tags.list("hireCategory"), tags.list("role")]);
    return inOrder(categories, order)
      .filter(({ roles }) => roles.length > 0)
      .map(({ roles, ...category }) => {
        // A bare slug could clash with another id on the page.
        const anchor = `roles-${category.slug ?? category._id}`;
        return { ...category, anchor, roles: inOrder(roles, category.order) };
      });
  },
  View: async ({ data, ...props }) => {
    const rating = await sharedRating();
    return (
      <Catalogue
        {...props}
        groups={data.map(({ roles, ...category }) => ({
          ...category,
          entries: roles.map((role) => entryOf(role, category.title, rating)),
        }))}
        words={WORDS}
      />
    );
  },
  summarise: ({ data }) => {
    const roles = data.flatMap((category) => category.roles.map(lineOf));
    return {
      // Only roles with a page of their own; the offer covers all roles.
      items: roles.flatMap(({ label, href }) => (href ? [{ name: label, path: href }] : [])),
      offers: offersTogether(roles),
      prices: data.map((category) => groupLine(category, category.roles.map(lineOf))),
    };
  },
});
