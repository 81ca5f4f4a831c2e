import type { ItemList } from "schema-dts";
import { absolute } from "../../addresses.ts";

/** The `@id` of the list a page shows. */
export const itemListId = (path: string) => absolute(`${path}#list`);

/**
 * What a page lists, in the order it lists it.
 * @param items names with the paths of their pages; entries without a page have none
 */
export function itemList(
  path: string,
  name: string,
  items: readonly { name: string; path: string | null }[],
) {
  return {
    "@type": "ItemList",
    "@id": itemListId(path),
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name: item.name,
      url: item.path ? absolute(item.path) : undefined,
    })),
  } satisfies ItemList;
}
