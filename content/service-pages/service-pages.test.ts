import { isRecord } from "@currawong/schemas/record";
import { expect, test } from "vitest";
import { loadContent } from "../load.ts";

const services = (await loadContent())
  .map(({ document }) => document)
  .filter(({ _id, hasDetailPage }) => _id.startsWith("service-") && hasDetailPage !== false);

const sectionsOf = ({ sections }: (typeof services)[number]) =>
  Array.isArray(sections) ? sections.filter(isRecord) : [];

const count = (list: unknown) => (Array.isArray(list) ? list.length : 0);

test("every service page has exclusions, a timeline and three questions", () => {
  expect(services.length).toBeGreaterThan(40);
  const incomplete = services.flatMap((service) => {
    const parts = new Map(sectionsOf(service).map((block) => [block._type, block]));
    const isComplete =
      count(isRecord(service.facts) && service.facts.excludes) >= 3 &&
      count(parts.get("steps")?.items) >= 3 &&
      count(parts.get("questions")?.items) === 3;
    return isComplete ? [] : [service._id];
  });
  expect(incomplete).toEqual([]);
});

test("every page has a picture of its own", () => {
  const files = services.map(({ plate }) =>
    isRecord(plate) && isRecord(plate.picture) ? plate.picture.svg : undefined,
  );
  expect(files).not.toContain(undefined);
  expect(new Set(files).size).toBe(files.length);
});

test("each part of a picture of the work shows a line of what the service includes", () => {
  const wrong = services.flatMap(({ _id, plate, features }) =>
    isRecord(plate) && Array.isArray(plate.frames) && Array.isArray(features)
      ? plate.frames.flatMap(({ caption }) =>
          features.includes(caption) ? [] : [`${_id}: ${caption}`],
        )
      : [],
  );
  expect(wrong).toEqual([]);
});
