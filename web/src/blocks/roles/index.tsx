import type { ROLES_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import { ROLES_QUERY } from "@currawong/schemas/queries/hire";
import type { Entry } from "@/components/card/card";
import { load } from "@/content/load";
import { sharedRating } from "@/content/look";
import { tags } from "@/content/tags";
import { roleChatMessage } from "@/enquiries/contact-links/chat-url";
import { ownRating, type Rating } from "@/model/rating";
import { offersTogether } from "@/seo/structured-data/service";
import { Catalogue, linesOf, type Words } from "../catalogue/catalogue";
import { defineBlock } from "../define-block";
import { inOrder } from "../in-order";
import { repeatsTitle } from "./repeats-title";

type Role = ROLES_QUERY_RESULT[number]["roles"][number];

const WORDS: Words = {
  one: "role",
  many: "roles",
  none: "Nothing matches. A neighbouring specialist often covers the gap, so ask us.",
  ask: "Ask for the role",
  askMessage: "Hi Team, I'm looking for a role that is not in your list:",
};

/**
 * A role as a catalogue row. If it has a service, the service sets its price. A badge that only repeats its title is
 * replaced by the category's name.
 * @param shared the rating of roles without one of their own
 */
function entryOf(role: Role, category: string, shared: Rating): Entry {
  const { badge, title, service } = role;
  return {
    ...role,
    ...(ownRating(role) ?? shared),
    badge: repeatsTitle(badge, title) ? category.toUpperCase() : badge,
    price: service?.price ?? role.price,
    scope: service?.priceIncludes ?? null,
    line: service?._id ?? role._id,
    href: service && pathOf(service),
    message: roleChatMessage(role),
  };
}

/** Every role to hire, by category. */
export const roles = defineBlock("roles", {
  load: async ({ order }) => {
    const lists = [tags.list("hireCategory"), tags.list("role")];
    const [categories, rating] = await Promise.all([load(ROLES_QUERY, {}, lists), sharedRating()]);
    return inOrder(categories, order)
      .filter(({ roles }) => roles.length > 0)
      .map(({ roles, ...category }) => ({
        ...category,
        // A bare slug could clash with another id on the page.
        anchor: `roles-${category.slug ?? category._id}`,
        entries: inOrder(roles, category.order).map((role) =>
          entryOf(role, category.title, rating),
        ),
      }));
  },
  View: (props) => <Catalogue {...props} words={WORDS} />,
  summarise: ({ data }) => {
    const entries = data.flatMap((category) => category.entries);
    return {
      // Only roles with a page of their own; the offer covers all roles.
      items: entries.flatMap(({ title, href }) => (href ? [{ name: title, path: href }] : [])),
      offers: offersTogether(entries),
      prices: linesOf(data),
    };
  },
});
