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
  it("cannot leave its script element, keeps every word and is valid, whatever its words are", () => {
    fc.assert(
      fc.property(words, (text) => {
        const serialised = serialiseGraph(graphOf(sampleAgency(text), ...samplePage(text)));
        expect(serialised).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(serialised)["@graph"][0].name).toBe(text);
        expect(structuredDataProblems(serialised)).toEqual([]);
      }),
    );
  });

  it("carries nothing that preview tools hide in strings", () => {
    const hidden = `Chatbot${"\u200b\u200c\u200d\ufeff".repeat(20)}`;
    const serialised = serialiseGraph(graphOf(sampleAgency("x"), ...samplePage(hidden)));
    expect(serialised).not.toMatch(/[\u200b\ufeff]/);
    expect(serialised).toContain('"Chatbot"');
  });
});
