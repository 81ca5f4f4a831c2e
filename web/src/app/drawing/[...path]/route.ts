import { drawingAt } from "@/content/drawing";
import { pageOfFile } from "@/model/file-paths";
import { pageAt } from "@/page/page-at";
import { DRAWING_POLICY } from "@/runtime/security-headers";

// The build renders one; every other one is rendered on its first request, then cached.
export const generateStaticParams = () => [{ path: ["index.svg"] }];

/** Shown for a page without a drawing: whatever is at the address of a page has an answer. */
const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** The drawing in a page's opening: of what its service delivers, which cards show parts of, or beside its title. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const path = pageOfFile((await params).path, ".svg");
  const page = path && (await pageAt(path));
  if (!page) return new Response("No page has this drawing.", { status: 404 });
  const [picture] = page.blocks.flatMap((block) => {
    if (block._type === "plate") return block.plate.picture ?? [];
    return (block._type === "hero" && block.aside === "picture" && block.picture) || [];
  });
  const url = picture?.asset?.url;
  return new Response(url?.endsWith(".svg") ? await drawingAt(url) : NOTHING, {
    headers: { "Content-Type": "image/svg+xml", "Content-Security-Policy": DRAWING_POLICY },
  });
}
