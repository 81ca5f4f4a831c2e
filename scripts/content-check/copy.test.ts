import { expect, test } from "vitest";
import { checkCopy } from "./copy.ts";

const description =
  "We connect your shop to the courier, print the labels in batches and tell each buyer where the parcel is.";

const service = (slug: string, fields: object) => ({
  _id: `service-${slug}`,
  _type: "service",
  ...fields,
});

const found = (...documents: object[]) =>
  checkCopy(documents.map((fields, index) => service(String(index), fields))).map(
    ({ id, path }) => `${id} ${path}`,
  );

test("two documents sharing a paragraph", () => {
  expect(found({ description }, { description })).toEqual(["service-1 description"]);
});

test("one sentence of a longer text, inside rich text too", () => {
  const body = [{ _type: "block", children: [{ text: "Quite so. " }, { text: description }] }];
  expect(found({ description }, { body })).toEqual(["service-1 body[0]"]);
});

test("one pattern with its blanks filled in", () => {
  const other = description.replace("shop", "clinic").replace("courier", "laboratory");
  expect(found({ description }, { description: other })).toEqual(["service-1 description"]);
});

test("one feature line, whatever its capitals and commas", () => {
  expect(
    found(
      { features: ["Stock, price replies by DM"] },
      { features: ["stock price replies by DM"] },
    ),
  ).toEqual(["service-1 features[0]"]);
});

test("a whole list of lines too short to count alone", () => {
  const features = ["Any platform", "Weekly call"];
  expect(found({ features }, { features })).toEqual(["service-1 features"]);
});

test("texts on one subject in words of their own are left alone", () => {
  const other =
    "Labels come off the printer in the order the shelves are laid out, and the buyer hears from us twice.";
  expect(found({ description }, { description: other })).toEqual([]);
});

test("greetings, names and figures in tables may recur", () => {
  const cell = (text: string) => ({ _type: "block", children: [{ _type: "span", text }] });
  const fields = {
    chatMessage: description,
    body: [
      {
        _type: "table",
        rows: [{ cells: [cell("AI e-mail response"), cell("$2,999 AUD")] }],
      },
    ],
  };
  expect(found(fields, fields)).toEqual([]);
});

test("a document may repeat itself", () => {
  expect(found({ description, intro: description })).toEqual([]);
});
