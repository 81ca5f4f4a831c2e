import type { ConditionalPropertyCallback } from "sanity";
import { expect, test } from "vitest";
import type { WholeDocument } from "../../dataset/versions.ts";
import { findingsOf, type Marker } from "./findings.ts";

const picture = {
  name: "picture",
  title: "Picture",
  fields: [{ name: "alt", type: { title: "Alternative text" } }],
};
const page = {
  title: "Page",
  fields: [
    { name: "title", type: { title: "Title" } },
    { name: "slug", type: { title: "Address" } },
    { name: "tags", type: { title: "Tags", of: [{ name: "string", title: "Tag" }] } },
    { name: "image", type: { title: "Picture", type: picture, ...{ fields: picture.fields } } },
    {
      name: "sections",
      type: { title: "Blocks", of: [{ name: "hero", title: "Opening", fields: picture.fields }] },
    },
  ],
};

const document: WholeDocument = {
  _id: "p",
  _type: "page",
  tags: ["SEO"],
  sections: [{ _key: "a", _type: "hero", alt: "" }],
};

const marker = (path: Marker["path"], more: Partial<Marker> = {}): Marker => ({
  level: "error",
  message: "Mend it.",
  path,
  ...more,
});

test("only advises about a hidden block, whatever is wrong in it", () => {
  const hidden = { _key: "b", _type: "hero", isHidden: true };
  const both = { ...document, sections: [...Object(document).sections, hidden] };
  const markers = ["a", "b"].flatMap((_key, index) => [
    marker(["sections", { _key }, "alt"]),
    marker(["sections", index]),
  ]);
  const findings = findingsOf(both, markers, page, null);
  expect(findings.map(({ isError }) => isError)).toEqual([true, true, false, false]);
});

test("labels findings with the form's titles, and sorts errors first", () => {
  const findings = findingsOf(
    document,
    [
      marker(["title"], { level: "warning" }),
      marker(["alsoQuoted"], { level: "warning" }),
      marker(["image", "alt"]),
      marker(["sections", { _key: "a" }, "alt"]),
      marker(["sections", 0, "alt"]),
      marker(["tags", 0]),
      marker(["slug", "current"]),
      marker([], { level: "info" }),
    ],
    page,
    null,
  );
  expect(findings.map(({ label, isError }) => [label, isError])).toEqual([
    ["Picture › Alternative text", true],
    ["Blocks › Opening › Alternative text", true],
    ["Blocks › Opening › Alternative text", true],
    ["Tags", true],
    ["Address", true],
    ["Title", false],
    ["alsoQuoted", false],
  ]);
});

test("only advises in a page, a field or a block that this user may not change", () => {
  const asked: unknown[] = [];
  const hidden: ConditionalPropertyCallback = ({ document, parent, value }) =>
    asked.push([document?._id, parent, value]) > 0;
  const { sections } = Object(document);
  const findings = [
    { hidden },
    { fields: [{ name: "sections", type: { readOnly: hidden } }] },
    { fields: [{ name: "sections", type: { of: [{ name: "hero", hidden }] } }] },
  ].map((type) => findingsOf(document, [marker(["sections", { _key: "a" }])], type, null)[0]);
  expect(findings.map((finding) => finding?.isError)).toEqual([false, false, false]);
  const contexts = [
    [undefined, document],
    [document, sections],
    [sections, sections[0]],
  ];
  expect(asked).toEqual(contexts.map((context) => ["p", ...context]));
});
