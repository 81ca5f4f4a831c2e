import { expect, test } from "vitest";
import { checkCopy } from "./copy.ts";

const description =
  "We connect your shop to the courier, print the labels in batches and tell each buyer where the parcel is.";

const pathsFor = (...documents: object[]) =>
  checkCopy(
    documents.map((fields, index) => ({ _id: `service-${index}`, _type: "service", ...fields })),
  ).map(({ id, path }) => `${id} ${path}`);

test("a sentence that two documents share is found, in a longer text too", () => {
  const body = [{ _type: "block", children: [{ text: "Quite so. " }, { text: description }] }];
  expect(pathsFor({ description }, { body })).toEqual(["service-1 body[0]"]);
});

test("a whole list of features that two documents share is found", () => {
  const features = ["Any platform", "Weekly call"];
  expect(pathsFor({ features }, { features })).toEqual(["service-1 features"]);
});

test("greetings may recur, and a document may repeat itself", () => {
  expect(pathsFor({ chatMessage: description }, { chatMessage: description })).toEqual([]);
  expect(pathsFor({ description, intro: description })).toEqual([]);
});
