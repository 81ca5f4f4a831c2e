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
    { name: "fixed", type: { title: "Fixed", readOnly: true } },
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
  const markers = ["a", "b"].flatMap((_key) => [
    marker(["sections", { _key }, "alt"]),
    marker(["sections", { _key }]),
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
      marker(["fixed"]),
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
    ["Address", true],
    ["Title", false],
    ["alsoQuoted", false],
    ["Fixed", false],
  ]);
});
