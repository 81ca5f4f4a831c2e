import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { fieldAt, openDocument } from "../support/studio.ts";

type Span = { _type: string; text: string; marks: string[] };
type Block = {
  _type: string;
  style?: string;
  listItem?: string;
  children?: Span[];
  markDefs?: { _key: string; _type: string; href?: string }[];
};

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

/** Reads the blocks of a text: style, words, and strong, emphasised or linked passages. */
async function readText(id: string): Promise<string[]> {
  const document = await lake.getDocument(`drafts.${id}`);
  return ((document?.body ?? []) as Block[]).map((block) => {
    const words = block.children?.map(({ text, marks }) => {
      const link = block.markDefs?.find(({ _key }) => marks.includes(_key));
      const names = marks.filter((mark) => mark !== link?._key);
      const marked = names.reduce((inner, name) => `<${name}>${inner}</${name}>`, text);
      return link ? `[${marked}](${link.href})` : marked;
    });
    return `${block.listItem ?? block.style}: ${words?.join("")}`;
  });
}

/** Pastes HTML as copied from another program. */
const paste = (text: Locator, html: string) =>
  text.evaluate((element, markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", markup);
    clipboardData.setData("text/plain", "Only where no HTML is understood.");
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);

const EXPECTED = [
  "h2: What it costs",
  "normal: A chatbot is <strong>paid by the month</strong>, and <em>never</em> by the message. See [the privacy principles](https://www.oaic.gov.au/privacy).",
  "bullet: Set up once",
  "bullet: Looked after every week",
];

const TABLES = {
  word: "<p class=MsoNormal>Before</p><table class=MsoTableGrid><tr><td><p><b>Plan</b></p></td><td><p>Messages</p></td></tr><tr><td><p>Basic</p></td><td><p>1,000</p></td></tr></table>",
  "google-docs":
    '<b id="docs-internal-guid-1" style="font-weight:normal"><p dir="ltr"><span>Before</span></p><div dir="ltr" align="left"><table><colgroup><col/><col/></colgroup><tbody><tr><td><p dir="ltr"><span>Plan</span></p></td><td><p><span>Messages</span></p></td></tr><tr><td><p><span>Basic</span></p></td><td><p><span>1,000</span></p></td></tr></tbody></table></div></b>',
};

for (const [source, html] of Object.entries(TABLES)) {
  test(`pasting from ${source} gives clean text, and a table stays a table`, async ({ studio }) => {
    await lake.create(article("pasted", []));
    const { text } = await openText(studio, "pasted");
    await paste(text, readFileSync(new URL(`clipboard/${source}.txt`, import.meta.url), "utf8"));
    await expect.poll(() => readText("pasted")).toEqual(EXPECTED);

    await lake.create(article("table", []));
    const { field, text: empty } = await openText(studio, "table");
    await paste(empty, html);
    const table = field.getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveText(["Plan", "Messages"]);
    await expect(table.getByRole("cell")).toHaveText(["Basic", "1,000"]);
    await expect.poll(async () => (await readText("table"))[0]).toBe("normal: Before");
    await expect(field.getByRole("alert")).toHaveCount(0);
  });
}
