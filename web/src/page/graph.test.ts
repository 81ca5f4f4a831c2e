import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { serialiseGraph } from "../seo/structured-data/page.ts";
import { structuredDataProblems } from "../seo/testing/validate.ts";
import { graphOf } from "./graph.ts";
import { sampleAgency, samplePage } from "./testing/sample.ts";

const HOSTILE = ["</script>", "<!--", "<script>", "]]>", "\u2028", '"', "\\", "&lt;", "{{", "%"];

/** Words an editor, or someone who means harm, may type. */
const words = fc
  .array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(...HOSTILE)), { maxLength: 6 })
  .map((parts) => `x${parts.join("")}`);

describe("a serialised graph", () => {
  it("cannot leave its script element, and keeps every word", () => {
    fc.assert(
      fc.property(words, (text) => {
        const serialised = serialiseGraph(graphOf(sampleAgency(text), ...samplePage(text)));
        expect(serialised).not.toMatch(/[<>&\u2028\u2029]/);
        const { "@graph": graph } = JSON.parse(serialised);
        expect(graph[0].name).toBe(text);
      }),
    );
  });

  it("is valid whatever its words are", () => {
    fc.assert(
      fc.property(words, (text) => {
        const graph = graphOf(sampleAgency(text), ...samplePage(text));
        expect(structuredDataProblems(serialiseGraph(graph))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it("carries nothing that preview tools hide in strings", () => {
    const hidden = `Chatbot${"\u200b\u200c\u200d\ufeff".repeat(20)}`;
    const serialised = serialiseGraph(graphOf(sampleAgency("x"), ...samplePage(hidden)));
    expect(serialised).not.toMatch(/[\u200b\ufeff]/);
    expect(serialised).toContain('"Chatbot"');
  });
});
