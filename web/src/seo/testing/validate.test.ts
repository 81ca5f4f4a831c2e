import { describe, expect, it } from "vitest";
import { graphOf } from "../../page/graph.ts";
import { sampleAgency, samplePage } from "../../page/sample.ts";
import { serialiseGraph } from "../structured-data/page.ts";
import { structuredDataProblems } from "./validate.ts";

type Node = Record<string, unknown>;

const document = (...graph: Node[]) =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": graph });

const page: Node = {
  "@type": "Question",
  name: "How long?",
  acceptedAnswer: { "@type": "Answer", text: "A week." },
};

describe("the check of structured data", () => {
  it("passes what is right", () => {
    expect(structuredDataProblems(document(page))).toEqual([]);
    const graph = graphOf(sampleAgency("Currawong"), ...samplePage("A chatbot"));
    expect(structuredDataProblems(serialiseGraph(graph))).toEqual([]);
  });

  it.each([
    ["a missing property", { ...page, acceptedAnswer: undefined }],
    ["an empty property", { ...page, name: "" }],
    ["an object without a type", { ...page, acceptedAnswer: { text: "A week." } }],
    ["a reference to nothing", { ...page, author: { "@id": "https://currawong.example/#x" } }],
    ["a price with a sign", { "@type": "Offer", price: "$899", priceCurrency: "AUD" }],
    ["half an address", { ...page, url: "/faq" }],
  ])("finds %s", (_fault, node) => {
    expect(structuredDataProblems(document(node))).not.toEqual([]);
  });
});
