import { pathOf } from "@currawong/schemas/paths";
import { GROUP_SERVICES_QUERY } from "@currawong/schemas/queries/services";
import { Card, CardList } from "@/components/card/card";
import { load } from "@/content/load";
import { tags } from "@/content/tags";
import { serviceChatMessage } from "@/enquiries/contact-links/chat-url";
import type { BlockOf } from "@/model/block";
import { priceLine } from "@/model/price-line";
import { defineBlock } from "../define-block";
import { inOrder } from "../in-order";

async function servicesOf({ group: id, services }: BlockOf<"serviceCards">) {
  if (!id) return services ?? [];
  const group = await load(GROUP_SERVICES_QUERY, { group: id }, [tags.list("service")]);
  return inOrder(group?.services ?? [], group?.order);
}

/** Services as cards, selected one by one or by group. */
export const serviceCards = defineBlock("serviceCards", {
  load: servicesOf,
  section: "stacked",
  list: ({ data }) => data,
  View: ({ block, data }) => (
    <CardList layout={block.layout ?? "grid"}>
      {data.map((service) => (
        <Card
          key={service._id}
          entry={{
            ...service,
            scope: service.priceIncludes,
            line: service.line ?? null,
            message: serviceChatMessage(service),
            href: pathOf(service),
            plate: service.plate && { ...service.plate, page: pathOf(service) },
          }}
        />
      ))}
    </CardList>
  ),
  summarise: ({ data }) => ({
    items: data.map((service) => ({ name: service.title, path: pathOf(service) })),
    prices: data.map((service) => priceLine(service, pathOf(service))),
  }),
});
