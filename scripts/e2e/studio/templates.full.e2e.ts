import { entryOf, showBlocks } from "../support/blocks.ts";
import { expect, test } from "../support/journey.ts";
import { go, startDocument } from "../support/studio.ts";

test("a case study starts with its headings, and a page about an offer with its blocks: 2 clicks each", async ({
  studio,
}) => {
  await go(studio, "/structure/blog;all-article");
  const create = studio.getByTestId("multi-action-intent-button");
  await startDocument(studio, create, "Case study");
  await expect(studio.getByTestId("field-body")).toContainText("Trade-offs worth having aloud");
  await expect(studio.getByTestId("action-publish")).toBeDisabled();

  await go(studio, "/structure/pages;page");
  await startDocument(studio, create, "Page about an offer");
  await showBlocks(studio);
  const blocks = ["Opening", "What you get", "What it costs", "How it goes", "Frequently"];
  for (const [at, name] of [...blocks, "Closing"].entries()) {
    await expect(entryOf(studio, at)).toContainText(name);
  }
});
