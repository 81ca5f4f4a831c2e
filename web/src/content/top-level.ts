import { TOP_LEVEL_QUERY } from "@currawong/schemas/queries/addresses";
import { load } from "./load.ts";

/**
 * What an address at the top of the site shows. Asked before the content itself, so that a page
 * depends on its own document alone and not on what else might have had its address.
 * @param slug the address without its slash
 * @returns `service` for a rich page, `page` for a page of text, `null` where there is neither
 */
export async function topLevelType(slug: string): Promise<"service" | "page" | null> {
  const document = await load(TOP_LEVEL_QUERY, { slug });
  if (!document) return null;
  return document._type === "page" ? "page" : "service";
}
