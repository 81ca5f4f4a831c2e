import { absolute } from "@/addresses";
import { offer } from "@/seo/structured-data/offer";
import { defineBlock } from "../define-block";
import { loadCategories, rateOf } from "./categories";
import { rolesMarkdown } from "./markdown";
import { RoleTable } from "./role-table";

/** Every role to hire, by category. */
export const roles = defineBlock("roles", {
  load: loadCategories,
  section: "stacked",
  View: ({ data }) => <RoleTable categories={data} />,
  markdown: rolesMarkdown,
  summarise: ({ data, page }) => {
    const roles = data.flatMap((category) => category.roles.map(rateOf));
    return {
      items: roles.map(({ label, href }) => ({ name: label, path: href })),
      offers: roles.flatMap(({ label, href, price }) =>
        price ? [offer(price, { name: label, url: absolute(href ?? page.path) })] : [],
      ),
      // One of each category stands for the rest.
      prices: data.flatMap((category) => category.roles.slice(0, 1).map(rateOf)),
    };
  },
});
