import fc from "fast-check";
import { expect, it } from "vitest";
import { SUGGESTIONS, suggestionsFor } from "./suggestions.ts";

it("suggests up to three articles in order, each once and never the article itself", () => {
  const article = fc.record({ _id: fc.constantFrom("own", "a", "b", "c", "d") });
  fc.assert(
    fc.property(fc.array(article), (articles) => {
      const ids = articles.map(({ _id }) => _id).filter((id) => id !== "own");
      const expected = [...new Set(ids)].slice(0, SUGGESTIONS);
      expect(suggestionsFor("own", articles).map(({ _id }) => _id)).toEqual(expected);
    }),
  );
});
