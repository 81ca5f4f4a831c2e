import { pathOf } from "@currawong/schemas/paths";
import { ROLES_QUERY } from "@currawong/schemas/queries/hire";
import { offer } from "../../../components/price/price.structured-data.ts";
import { ratesMarkdown } from "../../../components/rate-card/rate-card.markdown.ts";
import { load } from "../../../content/load.ts";
import type { Section } from "../../../content/section.ts";
import { tags } from "../../../content/tags.ts";
import { absolute } from "../../addresses.ts";
import { escapeMarkdown, markdownBlocks, markdownSection } from "../../markdown/markdown.ts";
import type { Listing } from "./listing.ts";

/** Every role to hire, category by category. */
export async function rolesListing(page: Section): Promise<Listing> {
  const categories = await load(ROLES_QUERY, {}, [tags.list("hireCategory"), tags.list("role")]);
  const priced = categories.map(({ title, description, roles }) => ({
    title,
    description,
    roles: roles.map((role) => ({
      key: role._id,
      label: role.title,
      href: role.service && pathOf(role.service),
      price: role.service?.price ?? role.price,
    })),
  }));
  const listed = priced.map(({ roles }) =>
    roles.map(({ label, href, price }) => ({ name: label, path: href, price })),
  );
  return {
    items: listed.flat(),
    offers: listed
      .flat()
      .flatMap(({ name, path, price }) =>
        price
          ? [offer(price, { name, url: absolute(path ?? pathOf(page) ?? "/hire-resources") })]
          : [],
      ),
    samples: listed.flatMap((category) => category.slice(0, 1)),
    markdown: markdownBlocks(
      page.servicesIntro && escapeMarkdown(page.servicesIntro),
      ...priced.map(({ title, description, roles }) =>
        markdownSection(2, title, escapeMarkdown(description), ratesMarkdown(roles)),
      ),
    ),
  };
}
