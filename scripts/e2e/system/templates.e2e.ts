import { entryOf, showBlocks } from "../../../studio/tests/blocks.ts";
import {
  fill,
  generateAddress,
  publish,
  showTab,
  startDocument,
} from "../../../studio/tests/studio.ts";
import { expect, STUDIO, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { visit } from "../support/site.ts";

const TITLE = "A roster for a swim school";
const SLUG = "a-roster-for-a-swim-school";

type Block = { _key: string; style?: string };
type Draft = { _id: string; publishedAt: string; slug?: { current: string }; body: Block[] };

const draft = () => lake.fetch<Draft | null>("*[title == $title][0]", { title: TITLE });

test("a case study starts with its headings, and is published once each has a text: 4 clicks, “Publish” included", async ({
  page,
}) => {
  await page.goto(`${STUDIO}/structure/blog;all-article`);
  const title = page.getByTestId("field-title").locator("input").first();
  const create = page.getByTestId("multi-action-intent-button");
  await startDocument(page, create, title, "Case study");
  await title.fill(TITLE);
  await expect(page.getByTestId("field-body")).toContainText("Trade-offs worth having aloud");
  await showTab(page, "Card and category");
  await generateAddress(page, "slug", SLUG);
  await fill(page, "excerpt", "Who teaches when, in which lane.");
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
  await expect(page.getByTestId("action-publish")).toBeDisabled();
  await lake.patch(_id).set({ body: written }).commit();
  const id = _id.replace("drafts.", "");
  await publish(page, async () => Boolean(await published.getDocument(id)));
  const shown = async () => (await visit(`/blog/${SLUG}`)).body;
  await expect.poll(shown).toContain("Trade-offs worth having aloud");
  expect(await shown()).toContain("Twelve teachers, one pool.");

  await page.goto(`${STUDIO}/structure/pages;page`);
  await startDocument(page, create, title, "Page about an offer");
  await showBlocks(page);
  const blocks = [
    "Opening",
    "What you get",
    "What it costs",
    "How it goes",
    "Frequently",
    "Closing",
  ];
  for (const [at, name] of blocks.entries()) await expect(entryOf(page, at)).toContainText(name);
});
