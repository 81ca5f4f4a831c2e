import { blogPath } from "@currawong/schemas/paging";
import { permanentRedirect } from "next/navigation";
import { missing } from "@/content/missing";
import type { Page } from "@/model/page";
import { pageAt } from "./page-at";

/** The page at an address, for the route that shows it; else throws 308 for an alias, and 404, as Next does. */
export async function requirePage(path: string): Promise<Page> {
  if (path === "/blog/page/1") permanentRedirect(blogPath(1));
  return (await pageAt(path)) ?? missing(path);
}
