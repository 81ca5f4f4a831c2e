import { preparedBlocks } from "@/blocks/prepare";
import { pageOfFile } from "@/model/file-paths";
import { pageAt } from "@/page/page-at";
import type { PageRest } from "@/search/page-rest";

// The build renders one; every other one is rendered on its first request, then cached.
export const generateStaticParams = () => [{ path: ["index.json"] }];

/** What a page fetches once a visitor uses it. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const path = pageOfFile((await params).path, ".json");
  const page = path && (await pageAt(path));
  if (!page) return new Response("No page has this file.", { status: 404 });
  const rests = (await preparedBlocks(page)).map(({ rest }) => rest);
  const all: PageRest = Object.assign({}, ...rests);
  return Response.json(all);
}
