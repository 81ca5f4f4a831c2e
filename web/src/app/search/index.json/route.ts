import { loadSearchIndex } from "@/search/load-index";

/** What the search in the header searches. Fetched when it is first opened. */
export async function GET() {
  return Response.json(await loadSearchIndex());
}
