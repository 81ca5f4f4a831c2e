import { loadFound } from "@/search/load-index";
import { foundPath, wordsOf } from "@/search/query";

type Context = { params: Promise<{ query: string }> };

// Next wants one example; an answer is cached when it is asked for.
export const generateStaticParams = () => [{ query: "chatbot" }];

/** What a search finds beside the index that the browser has: asked for while the visitor types. */
export async function GET(_request: Request, { params }: Context) {
  const { query } = await params;
  if (foundPath(query) !== `/search/found/${query}`) {
    return Response.json(
      { message: "Ask for words in lower case, with hyphens." },
      { status: 404 },
    );
  }
  return Response.json(await loadFound(wordsOf(query).join(" ")));
}
