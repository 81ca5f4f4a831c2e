import { unstable_rethrow } from "next/navigation";
import type { ReactNode } from "react";
import { type PageBlock, preparedBlocks } from "@/blocks/prepare";
import type { Block } from "@/model/block";
import type { Page } from "@/model/page";
import { PageFrame } from "@/page/page-view";
import { readEnvironment } from "@/runtime/environment";
import { markedBlock } from "../preview/marked";
import { marksOf } from "../preview/marks";

/** Shown instead of a block whose draft is incomplete. */
const Unfinished = ({ attribute }: { attribute: string }) => (
  <section className="section" data-sanity={attribute}>
    <div className="wrap">
      <p className="lede">This block can’t be shown yet: fill in its required fields.</p>
    </div>
  </section>
);

/** A block that visitors don’t see. Editors’ pages allow styles in attributes. */
const Faded = ({ children }: { children: ReactNode }) => (
  <div data-hidden style={{ opacity: 0.35 }}>
    {children}
  </div>
);

const studioUrl = () => readEnvironment().preview?.studioUrl ?? "/";

/** A block whose parts are marked with where they are edited. */
async function editable(page: Page, content: Block, block: PageBlock): Promise<PageBlock> {
  const marks = marksOf(page, content, block.data, studioUrl());
  try {
    const marked = await markedBlock(block.view(), marks);
    if ("isHidden" in content && content.isHidden)
      return { ...block, view: () => <Faded>{marked}</Faded> };
    return { ...block, view: () => <>{marked}</> };
  } catch (error) {
    unstable_rethrow(error);
    return { ...block, view: () => <Unfinished attribute={marks.block} /> };
  }
}

/** A page as HTML for an editor: each part is marked with where it is edited, and there is no JSON-LD. */
export async function EditablePage({ page }: { page: Page }) {
  const prepared = await preparedBlocks(page);
  const blocks = await Promise.all(
    prepared.map((block, place) => {
      const content = page.blocks[place];
      return content ? editable(page, content, block) : block;
    }),
  );
  return (
    <>
      <title>{page.title}</title>
      <PageFrame page={page} blocks={blocks} />
    </>
  );
}
