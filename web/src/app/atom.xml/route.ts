import { atom } from "@/seo/feed/atom";
import { loadFeed } from "@/seo/feed/feed";

/** The blog as Atom. */
export async function GET() {
  return new Response(atom(await loadFeed()), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}
