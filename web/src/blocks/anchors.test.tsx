import { loadExamples } from "@currawong/schemas/testing/examples";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BlockBox } from "../page/page-view.tsx";
import { anchorsOf } from "./anchors.ts";
import { type Button, Buttons } from "./hero/buttons.tsx";

/** A button as the queries answer it; an editor may have chosen any type of block. */
const button = (fields: { anchor?: string | null }, _key: string) =>
  ({ _key, label: "Go", chatMessage: null, landing: null, target: null, ...fields }) as Button;

/** A page of these blocks, whose opening links to each of them. */
function linkedPage(blocks: readonly { _type: string }[], buttons: readonly Button[]): string {
  // The registry of the site has every type of the Studio, or it does not compile.
  const anchors = anchorsOf(blocks as Parameters<typeof anchorsOf>[0]);
  return renderToStaticMarkup(
    <>
      <Buttons buttons={buttons} />
      {anchors.map((anchor) => (
        <BlockBox key={anchor} anchor={anchor} view={() => <section />} />
      ))}
    </>,
  );
}

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const linksIn = (html: string) => [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);

describe("blocks as targets of buttons", () => {
  it("finds every block that the Studio offers, on a page of every example", async () => {
    const examples = await loadExamples();
    // As the Studio offers them: each type of block, once.
    const types = examples.map(({ _type }) => _type);
    const own = examples.flatMap(({ buttons }) => (buttons ?? []) as { anchor?: string }[]);
    const buttons = [...types.map((anchor) => ({ anchor })), ...own].filter(({ anchor }) => anchor);
    const html = linkedPage(
      examples,
      buttons.map((fields, n) => button(fields, `${n}`)),
    );
    expect(linksIn(html).length).toBeGreaterThanOrEqual(types.length);
    expect(linksIn(html).filter((id) => !idsIn(html).includes(id))).toEqual([]);
  });

  it("numbers blocks from the second of a type on", () => {
    const blocks = ["features", "form", "features", "form"].map((_type) => ({ _type }));
    expect(idsIn(linkedPage(blocks, []))).toEqual(["features", "quote", "features-2", "quote-2"]);
  });
});
