import { pathOf } from "@currawong/schemas/paths";
import { CATALOGUE_QUERY } from "@currawong/schemas/queries/services";
import { serviceCardMarkdown } from "../../../components/service-card/service-card.markdown.ts";
import { load } from "../../../content/load.ts";
import { tags } from "../../../content/tags.ts";
import { escapeMarkdown, markdownBlocks, markdownSection } from "../../markdown/markdown.ts";
import type { Listing } from "./listing.ts";

/** The whole catalogue, group by group. */
export async function catalogueListing(): Promise<Listing> {
  const groups = await load(CATALOGUE_QUERY, {}, [tags.list("serviceGroup"), tags.list("service")]);
  const listed = groups.map(({ services }) =>
    services.map((service) => ({
      name: service.title,
      path: pathOf(service),
      price: service.price,
    })),
  );
  return {
    items: listed.flat(),
    samples: listed.flatMap((group) => group.slice(0, 1)),
    markdown: markdownBlocks(
      ...groups.map(({ title, description, services }) =>
        markdownSection(
          2,
          title,
          escapeMarkdown(description),
          ...services.map((service) => serviceCardMarkdown({ ...service, href: pathOf(service) })),
        ),
      ),
    ),
  };
}
