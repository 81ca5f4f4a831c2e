import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { describeBlock } from "../../../studio/tests/describe-block.ts";
import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { fieldAt, GOLD, openDocument } from "../support/studio.ts";

const article = (id: string, body: object[]) => ({
  _id: `drafts.${id}`,
  _type: "article",
  title: `Article ${id}`,
  slug: { _type: "slug", current: id },
  body,
});

/** Opens an article's text and focuses its editor. */
async function openText(studio: Page, id: string) {
  await openDocument(studio, id, "article");
  const field = await fieldAt(studio, "body");
  const text = field.getByRole("textbox").first();
  await text.click();
  await expect(text).toBeFocused();
  return { field, text };
}

/** Reads the blocks of a text, each in a line. */
async function readText(id: string): Promise<string[]> {
  const document = await lake.getDocument(`drafts.${id}`);
  return ((document?.body ?? []) as object[]).map(describeBlock);
}

/** Pastes a clipboard as other programs fill it. */
const paste = (text: Locator, data: Readonly<Record<string, string>>) =>
  text.evaluate((element, entries) => {
    const clipboardData = new DataTransfer();
    for (const [type, content] of Object.entries(entries)) clipboardData.setData(type, content);
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, data);

const CLIPBOARDS = new URL("../../../studio/src/writing/paste/clipboard/", import.meta.url);
const readClipboard = (file: string) => readFileSync(new URL(file, CLIPBOARDS), "utf8");

/** What is expected of a clipboard, without what is left out and pictures on other hosts. */
const expectedOf = (name: string) =>
  readClipboard(`${name}.blocks.txt`)
    .trim()
    .split("\n")
    .filter((line) => !/^(?:LEFT OUT|figure)/.test(line));

test("pasting from Word keeps what the page can show, and says what it leaves out", async ({
  studio,
}) => {
  await lake.create(article("pasted", []));
  const { field, text } = await openText(studio, "pasted");
  await paste(text, { "text/html": readClipboard("word-desktop.html.txt") });
  await expect.poll(() => readText("pasted")).toEqual(expectedOf("word-desktop"));
  await expect(field.getByRole("alert")).toHaveCount(0);
  const leftOut = "1 comment, 1 footnote, 1 link to a file or a place in the document, 1 picture";
  await expect(studio.getByText(`Left out: ${leftOut}.`)).toBeVisible();
});

test("a pasted picture is uploaded into the text", async ({ studio }) => {
  await lake.create(article("picture", []));
  const { text } = await openText(studio, "picture");
  await paste(text, {
    "text/html": `<p>Before</p><p><img alt="A gold square" src="data:image/png;base64,${GOLD}"></p>`,
  });
  const expected = ["normal: Before", "figure: A gold square (uploaded)"];
  await expect.poll(() => readText("picture")).toEqual(expected);
});
