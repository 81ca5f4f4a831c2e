import { expect, test } from "vitest";
import type { WholeDocument } from "../../dataset/versions.ts";
import {
  type Check,
  checkInTurn,
  errorLabels,
  findingsOf,
  lacking,
  type Marker,
  ofKind,
} from "./findings.ts";

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

test("labels findings with the form's titles, sorts errors first and assigns kinds", () => {
  const findings = findingsOf(
    document,
    [
      marker(["title"], { level: "warning", code: "string.maximum-length" }),
      marker(["alsoQuoted"], { level: "warning", code: "custom" }),
      marker(["image", "alt"], { code: "custom" }),
      marker(["sections", { _key: "a" }, "alt"], { code: "reference.not-published" }),
      marker(["slug", "current"], { code: "value.required" }),
      marker([], { level: "info" }),
    ],
    page,
    null,
  );
  expect(errorLabels([...findings, ...findings])).toEqual([
    "Picture › Alternative text",
    "Blocks › Opening › Alternative text",
    "Address",
  ]);
  expect(findings.map(({ kind, label, isError }) => [kind, label, isError])).toEqual([
    ["picture", "Picture › Alternative text", true],
    ["reference", "Blocks › Opening › Alternative text", true],
    ["other", "Address", true],
    ["length", "Title", false],
    ["price", "alsoQuoted", false],
  ]);
});

test("checks the draft of each document, and lists what cannot be published first", async () => {
  const ids = ["a", "drafts.b", "b", "drafts.c", ...Array.from({ length: 20 }, (_, n) => `d${n}`)];
  const documents = ids.map((_id) => ({ _id, _type: "page" }));
  const seen: string[] = [];
  const markersOf = (id: string) => {
    if (id === "a") return [marker(["title"], { level: "warning" })];
    return id === "drafts.b" ? [marker(["image"])] : [];
  };
  const check: Check = async (one) => {
    seen.push(one._id);
    const findings = findingsOf(one, markersOf(one._id), page, null);
    return { id: one._id.replace("drafts.", ""), type: one._type, findings };
  };
  const known = new Map();
  expect(lacking(documents, known)).toEqual({ checked: [], left: 23 });
  await checkInTurn(documents, known, check);
  expect(seen).toContain("drafts.b");
  expect(seen).not.toContain("b");
  const { checked, left } = lacking(documents, known);
  expect(left).toBe(0);
  expect(checked.map(({ id }) => id)).toEqual(["b", "a"]);
  expect(ofKind(checked, "picture").map(({ id }) => id)).toEqual(["b"]);
  expect(ofKind(checked, "")).toEqual(checked);

  // Changed documents are checked before the rest is checked again.
  seen.splice(0);
  const changed = documents.map((one) => (one._id === "d7" ? { ...one, _rev: "2" } : one));
  const hanging: Check = (one) => (one._id === "a" ? new Promise(() => {}) : check(one));
  void checkInTurn(changed.slice(1), known, check);
  expect(seen).toEqual(["d7"]);
  void checkInTurn([...changed.slice(1), { _id: "e", _type: "page" }], known, hanging);
  await expect.poll(() => known.has("e")).toBe(true);
});
