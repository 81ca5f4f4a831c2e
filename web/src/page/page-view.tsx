import { preparedBlocks } from "@/blocks/prepare";
import { each } from "@/components/each/each";
import { PageShell } from "@/components/page-shell/page-shell";
import type { Page } from "@/model/page";
import { StructuredData } from "@/page/structured-data";

/** A page as HTML: its blocks between header and footer. */
export async function PageView({ page }: { page: Page }) {
  const blocks = await preparedBlocks(page);
  return (
    <PageShell
      path={page.path}
      section={page.crumbs.at(1)?.href}
      structuredData={await StructuredData({ page, blocks })}
    >
      {each(blocks, ({ view }) => view())}
    </PageShell>
  );
}
