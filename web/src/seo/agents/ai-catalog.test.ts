import { expect, it } from "vitest";
import { sampleAgency } from "../../page/sample.ts";
import { aiCatalog } from "./ai-catalog.ts";
import { quoteSkill, SKILL_PATH } from "./skill.ts";

it("offers agents the one skill, at its address", () => {
  const { entries } = aiCatalog(sampleAgency("Currawong"));
  expect(entries).toHaveLength(1);
  const [entry] = entries;
  expect(entry?.identifier).toMatch(/^urn:air:[a-z0-9.-]+:[a-z0-9.:-]+:[a-z0-9-]+$/);
  expect(entry?.url).toBe(`https://currawong.example${SKILL_PATH}`);
  expect(entry?.representativeQueries.length).toBeGreaterThanOrEqual(2);
});

it("tells an agent never to make anything up", () => {
  const skill = quoteSkill(sampleAgency("Currawong"));
  expect(skill).toMatch(/^---\nname: request-a-quote\n/);
  expect(skill).toContain("Make nothing up");
});
