import { expect, it } from "vitest";
import { fieldChanges, type Named, textOf } from "./field-changes.ts";

const text = (title: string): Named => ({ title });
const block: Named & { name: string } = {
  name: "questions",
  title: "Questions",
  fields: [{ name: "heading", type: text("Heading") }],
};
const type: Named = {
  fields: [
    { name: "title", type: text("Title") },
    { name: "price", type: text("Price") },
    { name: "sections", type: { title: "Blocks", of: [block] } },
  ],
};

const price = (amount: number) => ({ _type: "price", amount, unit: "once" });
const section = (_key: string, heading: string) => ({ _key, _type: "questions", heading });
const document = {
  _rev: "1",
  title: "Before",
  price: price(1299),
  sections: [section("a", "First"), section("b", "Second")],
};

it("names what changed in the words of the form", () => {
  const after = { ...document, _rev: "2", sections: [document.sections[0], section("b", "Last")] };
  expect(fieldChanges(document, after, type)).toEqual([
    {
      path: 'sections[_key=="b"].heading',
      label: "Blocks › Second › Heading",
      before: "Second",
      after: "Last",
    },
  ]);
});

it("shows a price, and a list whose entries came or went, as one", () => {
  const after = { ...document, price: price(1399), sections: document.sections.slice(1) };
  const [amount, sections, ...others] = fieldChanges(document, after, type);
  expect(others).toEqual([]);
  expect(amount).toMatchObject({ label: "Price" });
  expect([amount?.before, amount?.after].map((value) => textOf(value, new Map()))).toEqual([
    "$1,299 AUD",
    "$1,399 AUD",
  ]);
  expect(sections?.path).toBe("sections");
});

it("finds nothing between a document and itself, and says what came and went", () => {
  expect(fieldChanges(document, { ...document, _rev: "2" }, type)).toEqual([]);
  const { title, ...untitled } = document;
  expect(fieldChanges(document, untitled, type)).toMatchObject([{ before: title }]);
});

it("says values as an editor would", () => {
  const titles = new Map([["s", "Chatbot"]]);
  expect(textOf({ _type: "reference", _ref: "s" }, titles)).toBe("Chatbot");
  expect(textOf([{ _ref: "s" }, { _ref: "gone" }], titles)).toBe("Chatbot, another document");
  const spans = [
    { _type: "span", text: "Half a " },
    { _type: "span", text: "sentence", marks: ["strong"] },
  ];
  expect(textOf({ _type: "block", style: "normal", children: spans }, titles)).toBe(
    "Half a sentence",
  );
  expect([textOf(true, titles), textOf(undefined, titles)]).toEqual(["Yes", ""]);
  expect(textOf("x".repeat(500), titles)).toHaveLength(241);
});
