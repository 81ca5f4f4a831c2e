import { loadSearchIndex } from "@/search/load-index";

/** The index of the search in the header. Fetched when it is first opened. */
export async function GET() {
  return Response.json(await loadSearchIndex());
}
