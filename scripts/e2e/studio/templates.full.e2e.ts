import { entryOf, showBlocks } from "../support/blocks.ts";
import { expect, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { visit } from "../support/site.ts";
import {
  fill,
  generateAddress,
  go,
  publish,
  showTab,
  startDocument,
  titleOf,
} from "../support/studio.ts";

const TITLE = "A roster for a swim school";
const SLUG = "a-roster-for-a-swim-school";

type Block = { _key: string; style?: string };
type Draft = { _id: string; publishedAt: string; slug?: { current: string }; body: Block[] };

const draft = () => lake.fetch<Draft | null>("*[title == $title][0]", { title: TITLE });

test("a case study starts with its headings, and is published once each has a text: 4 clicks, “Publish” included", async ({
  studio,
}) => {
  await go(studio, "/structure/blog;all-article");
  const create = studio.getByTestId("multi-action-intent-button");
  await startDocument(studio, create, "Case study");
  await titleOf(studio).fill(TITLE);
  await expect(studio.getByTestId("field-body")).toContainText("Trade-offs worth having aloud");
  await showTab(studio, "Card and category");
  await generateAddress(studio, "slug", SLUG);
  await fill(studio, "excerpt", "Who teaches when, in which lane.");
  await expect.poll(async () => (await draft())?.slug?.current).toBe(SLUG);

  // What is typed into the text, and the picture, are the matter of other journeys.
  const { _id, body = [], publishedAt } = (await draft()) ?? { _id: "" };
  expect(publishedAt).toMatch(/^\d{4}-\d\d-\d\d$/);
  const written = body.map((block) =>
    block.style === "normal"
      ? {
          ...block,
          children: [
            { _key: "text", _type: "span", marks: [], text: "Twelve teachers, one pool." },
          ],
        }
      : block,
  );
  const [other] = await published.fetch<{ image: object; category: object }[]>(
    '*[_type == "article"][0...1]{ image, category }',
  );
  await lake
    .patch(_id)
    .set({ ...other })
    .commit();
  await expect(studio.getByTestId("action-publish")).toBeDisabled();
  await lake.patch(_id).set({ body: written }).commit();
  const id = _id.replace("drafts.", "");
  await publish(studio, async () => Boolean(await published.getDocument(id)));
  const shown = async () => (await visit(`/blog/${SLUG}`)).body;
  await expect.poll(shown).toContain("Trade-offs worth having aloud");
  expect(await shown()).toContain("Twelve teachers, one pool.");

  await go(studio, "/structure/pages;page");
  await startDocument(studio, create, "Page about an offer");
  await showBlocks(studio);
  const blocks = [
    "Opening",
    "What you get",
    "What it costs",
    "How it goes",
    "Frequently",
    "Closing",
  ];
  for (const [at, name] of blocks.entries()) await expect(entryOf(studio, at)).toContainText(name);
});
