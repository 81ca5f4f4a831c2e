import { pathOf } from "@currawong/schemas/paths";
import { CATALOGUE_QUERY } from "@currawong/schemas/queries/services";
import { serviceCardMarkdown } from "@/components/service-card/service-card.markdown";
import { load } from "@/content/load";
import { tags } from "@/content/tags";
import { escapeMarkdown, markdownBlocks, markdownSection } from "@/markdown/markdown";
import { priceLine } from "@/model/price-line";
import { defineBlock } from "../define-block";
import { Catalogue } from "./catalogue";

/** Every service, group by group. */
export const catalogue = defineBlock("catalogue", {
  load: () => load(CATALOGUE_QUERY, {}, [tags.list("serviceGroup"), tags.list("service")]),
  View: ({ block, data, selection }) => (
    <Catalogue groups={data} heading={block.heading} intro={block.intro} selection={selection} />
  ),
  markdown: ({ block, data, whatsappNumber }) =>
    markdownBlocks(
      markdownSection(2, block.heading, block.intro && escapeMarkdown(block.intro)),
      ...data.map(({ title, description, services }) =>
        markdownSection(
          2,
          title,
          escapeMarkdown(description),
          ...services.map((service) =>
            serviceCardMarkdown({ ...service, href: pathOf(service) }, whatsappNumber),
          ),
        ),
      ),
    ),
  summarise: ({ data }) => ({
    items: data.flatMap(({ services }) =>
      services.map((service) => ({ name: service.title, path: pathOf(service) })),
    ),
    // One of each group stands for the rest.
    prices: data.flatMap(({ services }) =>
      services.slice(0, 1).map((one) => priceLine({ ...one, priceIncludes: null }, pathOf(one))),
    ),
  }),
});
