import * as addresses from "@currawong/schemas/queries/addresses";
import * as hire from "@currawong/schemas/queries/hire";
import * as pages from "@currawong/schemas/queries/pages";
import * as services from "@currawong/schemas/queries/services";
import * as writing from "@currawong/schemas/queries/writing";
import type { FilteredResponseQueryOptions } from "@sanity/client";
import { idOf, slugOf } from "./generate.ts";
import { VOCABULARY } from "./random.ts";

/** Something a lake is asked, and how. */
export type Question = {
  name: string;
  query: string;
  params: Record<string, unknown>;
  options?: FilteredResponseQueryOptions;
};

const wordAt = (rank: number) => VOCABULARY[rank] ?? "";

/** Every query of the site. What it looks up is there, but for the address it takes for an alias. */
export const siteQuestions: Question[] = [addresses, hire, pages, services, writing]
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, query]) =>
    name.endsWith("_QUERY") && typeof query === "string"
      ? [{ name, query, params: paramsOf(query) }]
      : [],
  );

function paramsOf(query: string): Record<string, unknown> {
  const type = /_type (?:==|in \[) ?"(\w+)"/.exec(query)?.[1] ?? "";
  const slug = slugOf(type, 5);
  const known: Record<string, unknown> = {
    slug,
    type,
    group: idOf("serviceGroup", 5),
    from: 0,
    to: 9,
    pages: 500,
    articles: 100,
    first: `${wordAt(400)}*`,
    second: `${wordAt(1_500)}*`,
    third: "",
    limit: 60,
    path: "/nothing/here",
    firstSegment: "nothing",
    lastSegment: "here",
    types: ["article", "service"],
  };
  const names = [...query.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? "");
  return Object.fromEntries(names.map((name) => [name, known[name] ?? slug]));
}

const TYPES = ["article", "service", "role", "project", "page"];

/** As the Studio's search asks (`createSearchQuery` in `sanity`). */
export function studioSearch(word: string): Question {
  const query = `// findability-mvi:5
*[_type in $__types] | score(boost(_type in ["article","service","project","page"] && title match text::query($__query), 10), boost(_type in ["role"] && name match text::query($__query), 10), boost(_type in ["article"] && excerpt match text::query($__query), 1.5), ([@, _id] match text::query($__query) || references($__rawQuery)))[_score > 0]{_type, _id, _originalId, "orderings": [_score]} | order(orderings[0] desc)[0...$__limit]`;
  return {
    name: `search for “${word}”`,
    query,
    params: { __types: TYPES, __limit: 51, __query: `${word}*`, __rawQuery: word },
    options: { perspective: "drafts" },
  };
}

/** As a list of the Studio asks, newest edits first. */
export const studioList: Question = {
  name: "list of articles",
  query: `*[_type in $__types && ([@, _id] match text::query($__query) || references($__rawQuery))]{_type, _id, _originalId, "orderings": [_updatedAt]} | order(orderings[0] desc)[0...$__limit]`,
  params: { __types: ["article"], __limit: 51, __query: "*", __rawQuery: "" },
  options: { perspective: "drafts" },
};

/** Words from rare to one that nearly every article has. */
export const searches: Question[] = [5_000, 1_500, 400, 20].map((rank) =>
  studioSearch(wordAt(rank)),
);
