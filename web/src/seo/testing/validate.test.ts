import { describe, expect, it } from "vitest";
import { graphOf } from "../../page/graph.ts";
import { sampleAgency, samplePage } from "../../page/sample.ts";
import { serialiseGraph } from "../structured-data/page.ts";
import { structuredDataProblems } from "./validate.ts";
import { readVocabulary } from "./vocabulary.ts";

type Node = Record<string, unknown>;

const document = (...graph: Node[]) =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": graph });

const page: Node = {
  "@type": "Question",
  name: "How long?",
  acceptedAnswer: { "@type": "Answer", text: "A week." },
};

describe("the check of structured data", () => {
  it("knows schema.org’s types, with the properties they inherit", () => {
    const { types } = readVocabulary();
    expect(types.size).toBeGreaterThan(800);
    expect(types.get("ProfessionalService")).toContain("priceRange");
    expect(types.get("BlogPosting")).toContain("headline");
    expect(types.get("BlogPosting")).not.toContain("priceRange");
  });

  it("passes what is right", async () => {
    expect(await structuredDataProblems(document(page))).toEqual([]);
    const graph = graphOf(sampleAgency("Currawong"), ...samplePage("A chatbot"));
    expect(await structuredDataProblems(serialiseGraph(graph))).toEqual([]);
  });

  it.each([
    ["a type that is not there", { ...page, "@type": "Querry" }],
    ["a property that is not there", { ...page, nmae: "x" }],
    ["a property of another type", { ...page, priceRange: "$" }],
    ["a missing property", { ...page, acceptedAnswer: undefined }],
    ["an empty property", { ...page, name: "" }],
    ["an object without a type", { ...page, acceptedAnswer: { text: "A week." } }],
    ["a reference to nothing", { ...page, author: { "@id": "https://currawong.example/#x" } }],
    ["a price with a sign", { "@type": "Offer", price: "$899", priceCurrency: "AUD" }],
    ["half an address", { ...page, url: "/faq" }],
  ])("finds %s", async (_fault, node) => {
    expect(await structuredDataProblems(document(node))).not.toEqual([]);
  });
});
