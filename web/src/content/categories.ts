import { pathOf } from "@currawong/schemas/paths";
import { CATEGORIES_QUERY } from "@currawong/schemas/queries/writing";
import { load } from "./load.ts";
import { tags } from "./tags.ts";

/** The categories that have articles and a page, by title. */
export async function loadCategories() {
  const dependencies = [tags.list("articleCategory"), tags.groups("article")];
  const categories = await load(CATEGORIES_QUERY, {}, dependencies);
  return categories.flatMap((category) => {
    const href = pathOf(category);
    return href ? [{ label: category.title, href }] : [];
  });
}
