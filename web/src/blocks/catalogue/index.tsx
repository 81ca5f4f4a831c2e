import type { CATALOGUE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import { CATALOGUE_QUERY } from "@currawong/schemas/queries/services";
import type { Entry } from "@/components/card/card";
import { load } from "@/content/load";
import { tags } from "@/content/tags";
import { serviceChatMessage } from "@/enquiries/contact-links/chat-url";
import { defineBlock } from "../define-block";
import { inOrder } from "../in-order";
import { Catalogue, linesOf, type Words } from "./catalogue";

const WORDS: Words = {
  one: "service",
  many: "services",
  none: "Nothing matches. Try fewer words, or ask us.",
  ask: "Ask for it",
  askMessage: "Hi Team, I'm looking for a service that is not in your catalogue:",
};

const entryOf = (service: CATALOGUE_QUERY_RESULT[number]["services"][number]): Entry => ({
  ...service,
  href: pathOf(service),
  scope: service.priceIncludes,
  line: service._id,
  message: serviceChatMessage(service),
});

/** Every service, by group. */
export const catalogue = defineBlock("catalogue", {
  load: async ({ order }) => {
    const lists = [tags.list("serviceGroup"), tags.list("service")];
    const groups = await load(CATALOGUE_QUERY, {}, lists);
    return inOrder(groups, order).map(({ services, ...group }) => ({
      ...group,
      anchor: group.slug ?? group._id,
      entries: inOrder(services, group.order).map(entryOf),
    }));
  },
  View: (props) => <Catalogue {...props} words={WORDS} />,
  summarise: ({ data }) => ({
    items: data.flatMap(({ entries }) =>
      entries.map(({ title, href }) => ({ name: title, path: href })),
    ),
    prices: linesOf(data),
  }),
});
