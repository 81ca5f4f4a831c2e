import { unstable_rethrow } from "next/navigation";
import type { ReactNode } from "react";
import { type PageBlock, preparedBlocks } from "@/blocks/prepare";
import { each } from "@/components/each/each";
import { PageShell } from "@/components/page-shell/page-shell";
import { readEnvironment } from "@/environment";
import type { Block } from "@/model/block";
import type { Page } from "@/model/page";
import { markedBlock } from "./marked";
import { marksOf } from "./marks";

/** In place of a block whose draft lacks what the block needs. */
const Unfinished = ({ attribute }: { attribute: string }) => (
  <section className="section" data-sanity={attribute}>
    <div className="wrap">
      <p className="lede">This block cannot be shown yet: fill in what its form asks for.</p>
    </div>
  </section>
);

async function editable(page: Page, block: Block, { view }: PageBlock): Promise<ReactNode> {
  const element = view();
  const { data } = element.props as { data?: unknown };
  const marks = marksOf(page, block, data, readEnvironment().preview?.studioUrl ?? "/");
  try {
    return await markedBlock(element, marks);
  } catch (error) {
    unstable_rethrow(error);
    return <Unfinished attribute={marks.block} />;
  }
}

/** A page as HTML for an editor: each part says where it is changed, and nothing is for search engines. */
export async function EditablePage({ page }: { page: Page }) {
  const prepared = await preparedBlocks(page);
  const blocks = await Promise.all(
    prepared.flatMap((block, place) => {
      const content = page.blocks[place];
      return content ? [editable(page, content, block)] : [];
    }),
  );
  return (
    <>
      <title>{page.title}</title>
      <PageShell path={page.path}>
        {each(blocks, (block) => (
          <>{block}</>
        ))}
      </PageShell>
    </>
  );
}
