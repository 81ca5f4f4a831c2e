import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { BlockContext } from "@/blocks/define-block";
import { benefits } from "./benefits";

/** A block of benefits as HTML. */
async function render(items: string[]): Promise<string> {
  const head = { heading: "Benefits", intro: null, band: null };
  const block = { _key: "a", _type: "benefits", ...head, texts: items } as const;
  // The block reads nothing of its page.
  const { view } = await benefits(block, {} as BlockContext);
  return renderToStaticMarkup(view({}));
}

it("leaves out the section of a block that has nothing to list", async () => {
  expect(await render(["Answers at midnight"])).toMatch(/>Benefits<\/h2>.*Answers at midnight/s);
  expect(await render([])).toBe("");
});
