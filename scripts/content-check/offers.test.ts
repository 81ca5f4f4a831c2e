import { evaluateNow, parse } from "@currawong/lake/query/groq";
import { QUOTE_LINE_QUERY } from "@currawong/schemas/queries/quote";
import { expect, it } from "vitest";
import { type LineDocument, thingIn } from "../../web/src/quote/things.ts";
import { compiledContent } from "./documents.ts";

const dataset = await compiledContent();
const ids = dataset.flatMap(({ _id, _type }) =>
  ["service", "role", "packageSet"].includes(_type) ? _id : [],
);
const choices = ids.flatMap((name) => {
  const params = { name };
  const document = evaluateNow(parse(QUOTE_LINE_QUERY, { params }), { dataset, params });
  return thingIn(document as LineDocument, name).choices; // Of this query.
});

const NUMBER =
  /\b(?:[\d,–-]+|one|two|three|four|five|six|eight|ten|twelve) ([a-z-]+)(?: ([a-z-]+))?(?: ([a-z-]+))?/gi;
const NO_KIND = new Set(["with", "month", "week"]);

/** What a line may give the number of: in “Two short videos”, `short` and `video`. */
const kindsIn = (line: string): string[] => {
  const words = [...line.matchAll(NUMBER)].flatMap(([, ...found]) => found.filter(Boolean));
  const kinds = words.map((word) => word.toLowerCase().replace(/s$/, ""));
  return [...new Set(kinds)].filter((kind) => /^[a-z]{4,}$/.test(kind) && !NO_KIND.has(kind));
};

it.each(choices)("$key says a number once, and includes nothing that it leaves out", (choice) => {
  const lines = choice.includes.map((line) => line.replace(/ for \d+ months?$/, ""));
  const kinds = lines.flatMap(kindsIn);
  expect(kinds.filter((kind, index) => kinds.indexOf(kind) !== index)).toEqual([]);
  const things = lines.map((line) => line.replace(/,.*/, "").toLowerCase());
  for (const line of choice.excludes) expect(things).not.toContain(line.toLowerCase());
});
