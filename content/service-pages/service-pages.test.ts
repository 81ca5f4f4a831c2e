import { isRecord } from "@currawong/schemas/record";
import { expect, test } from "vitest";
import { loadContent } from "../load.ts";

const services = (await loadContent())
  .map(({ document }) => document)
  .filter(({ _id, hasDetailPage }) => _id.startsWith("service-") && hasDetailPage !== false);

const sectionsOf = ({ sections }: (typeof services)[number]) =>
  Array.isArray(sections) ? sections.filter(isRecord) : [];

const count = (list: unknown) => (Array.isArray(list) ? list.length : 0);

test("every page of a service shows something, leaves something out, tells when and answers three questions", () => {
  expect(services.length).toBeGreaterThan(40);
  const poor = services.flatMap((service) => {
    const parts = new Map(sectionsOf(service).map((block) => [block._type, block]));
    const shown = parts.get("exhibit");
    const isWhole =
      count(shown?.rows ?? shown?.turns) >= 4 &&
      count(parts.get("useCases")?.items) >= 3 &&
      count(parts.get("steps")?.items) >= 3 &&
      count(parts.get("questions")?.items) === 3;
    return isWhole ? [] : [service._id];
  });
  expect(poor).toEqual([]);
});

test("no two pages show the same thing, and no form of it stands on most of them", () => {
  const shown = services.flatMap((service) =>
    sectionsOf(service).filter(({ _type }) => _type === "exhibit"),
  );
  expect(new Set(shown.map(({ heading }) => heading)).size).toBe(services.length);
  const forms = new Map<string, number>();
  for (const { layout } of shown) {
    forms.set(String(layout), (forms.get(String(layout)) ?? 0) + 1);
  }
  expect(forms.size).toBeGreaterThanOrEqual(5);
  for (const [form, pages] of forms) expect(pages, form).toBeLessThan(services.length / 2);
});

test("every page has a picture of its own beside the title, of more than ten kinds", () => {
  const pictures = services.map(({ picture }) => (isRecord(picture) ? picture : {}));
  expect(new Set(pictures.map(({ layout }) => layout)).size).toBeGreaterThan(10);
  for (const field of ["heading", "rows", "turns"]) {
    const filled = pictures.flatMap(({ [field]: value }) => (value ? JSON.stringify(value) : []));
    expect(new Set(filled).size, field).toBe(filled.length);
  }
  expect(pictures.filter(({ heading, rows, turns }) => !heading || !(rows || turns))).toEqual([]);
});
