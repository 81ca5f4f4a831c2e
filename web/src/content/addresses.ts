import { blogPath, lastPageOf } from "@currawong/schemas/paging";
import { addressesOf } from "@currawong/schemas/paths";
import { ADDRESSES_QUERY } from "@currawong/schemas/queries/addresses";
import { load } from "./load.ts";
import { tags } from "./tags.ts";

/** Every document that has an address. Depends on all of them: for site-wide lists only. */
export const loadAddresses = () => load(ADDRESSES_QUERY, {}, [tags.documents]);

/** The paths of all pages made of documents, further pages of the blog included. */
export async function pagePaths(): Promise<string[]> {
  const documents = await loadAddresses();
  const articles = documents.filter(({ _type }) => _type === "article").length;
  const further = Array.from({ length: lastPageOf(articles) - 1 }, (_, index) =>
    blogPath(index + 2),
  );
  return [...documents.flatMap((document) => addressesOf(document).pages), ...further];
}
