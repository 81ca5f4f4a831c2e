import { createDataAttribute } from "@sanity/visual-editing/create-data-attribute";
import { type ReactNode, Suspense } from "react";
import { type PageBlock, preparedBlocks } from "@/blocks/prepare";
import type { Page } from "@/model/page";
import { PageFrame } from "@/page/page-view";
import { readEnvironment } from "@/runtime/environment";
import { BlockBoundary } from "../preview/block-boundary";

type Props = { page: Page; block: PageBlock; children: ReactNode };

/** A block, marked with where it is edited. One that visitors don’t see is faded: editors’ pages allow inline styles. */
function EditableBlock({ page, block: { content }, children }: Props) {
  const { id, type, frame, sections } = page.source;
  const path = frame[content._key] ?? `${sections}[_key=="${content._key}"]`;
  const baseUrl = readEnvironment().preview?.studioUrl ?? "/";
  const isHidden = "isHidden" in content && content.isHidden;
  return (
    <div
      data-sanity={createDataAttribute({ id, type, baseUrl })(path)}
      {...(isHidden && { "data-hidden": true, style: { opacity: 0.35 } })}
    >
      <BlockBoundary>
        <Suspense>{children}</Suspense>
      </BlockBoundary>
    </div>
  );
}

/** A page as HTML for an editor: each block is marked with where it is edited, and there is no JSON-LD. */
export async function EditablePage({ page }: { page: Page }) {
  const blocks = (await preparedBlocks(page)).map((block) => ({
    ...block,
    view: () => (
      <EditableBlock page={page} block={block}>
        <block.view />
      </EditableBlock>
    ),
  }));
  return (
    <>
      <title>{page.title}</title>
      <PageFrame page={page} blocks={blocks} />
    </>
  );
}
