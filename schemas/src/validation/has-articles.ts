import type { ValidationContext } from "@sanity/types";
import { baseId, lakeOf } from "./lake.ts";

/** A rule that warns of a category without published articles, whose page is on the site but listed nowhere. */
export async function hasArticles(
  _value: unknown,
  context: ValidationContext,
): Promise<true | string> {
  const isUsed = await lakeOf(context, "published").fetch<boolean>(
    `count(*[_type == "article" && category._ref == $category
      && !(_id in path("drafts.**")) && !(_id in path("versions.**"))][0...1]) > 0`,
    { category: baseId(context.document?._id ?? "") },
  );
  return (
    isUsed ||
    "No published article has this category. Until one has, its page says so, and the blog’s filter, the search and search engines leave it out."
  );
}
