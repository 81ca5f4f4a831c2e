import { expect, test } from "vitest";
import type { WholeDocument } from "../../lake/versions.ts";
import { type Check, checkInTurn, findingsOf, lacking, type Marker, ofKind } from "./findings.ts";

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

test("what is wrong is named as in the form, errors first, and told apart by kind", () => {
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
  );
  expect(findings.map(({ kind, label, isError }) => [kind, label, isError])).toEqual([
    ["picture", "Picture › Alternative text", true],
    ["reference", "Blocks › Opening › Alternative text", true],
    ["other", "Address", true],
    ["length", "Title", false],
    ["price", "alsoQuoted", false],
  ]);
});

test("of each document, its draft is seen, and what stops publishing comes first", async () => {
  const ids = ["a", "drafts.b", "b", "drafts.c", ...Array.from({ length: 20 }, (_, n) => `d${n}`)];
  const documents = ids.map((_id) => ({ _id, _type: "page" }));
  const seen: string[] = [];
  const markersOf = (id: string) => {
    if (id === "a") return [marker(["title"], { level: "warning" })];
    return id === "drafts.b" ? [marker(["image"])] : [];
  };
  const check: Check = async (one) => {
    seen.push(one._id);
    const findings = findingsOf(one, markersOf(one._id), page);
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

  // What changed is known before anything else is checked again.
  seen.splice(0);
  const changed = documents.map((one) => (one._id === "d7" ? { ...one, _rev: "2" } : one));
  const never: Check = (one) => (one._id === "a" ? new Promise(() => {}) : check(one));
  void checkInTurn(changed.slice(1), known, check);
  expect(seen).toEqual(["d7"]);
  void checkInTurn([...changed.slice(1), { _id: "e", _type: "page" }], known, never);
  await expect.poll(() => known.has("e")).toBe(true);
});
