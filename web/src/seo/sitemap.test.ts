import { expect, it } from "vitest";
import type { Agency } from "../content/agency.ts";
import { llmsTxt, sitemapEntries } from "./sitemap.ts";

type Documents = Parameters<typeof sitemapEntries>[0];

// Only the fields that determine the paths.
const document = (fields: Record<string, unknown>) =>
  ({ image: null, landingImage: null, ...fields }) as unknown as Documents[number];

const entries = sitemapEntries([
  document({ _type: "service", slug: "a", title: "A [b]", landingSlug: "a-bot" }),
  document({ _type: "service", slug: "b", hasDetailPage: false }),
  document({ _type: "service", slug: "c", noIndex: true, landingSlug: "c-bot" }),
  document({ _type: "homePage" }),
]);

it("lists only pages that may be indexed, at their canonical paths and in order", () => {
  expect(entries.map(({ path }) => path)).toEqual(["/", "/a-bot", "/c-bot", "/services/a"]);
});

it("lists them for language models by their titles, whatever those are", () => {
  // The fields that the file reads.
  const agency = { name: "A", description: "B", phone: "C", email: "d@e.example" } as Agency;
  expect(llmsTxt(agency, entries)).toMatch(/^- \[A \\\[b\\\]\]\(\S+\/services\/a\)$/m);
});
