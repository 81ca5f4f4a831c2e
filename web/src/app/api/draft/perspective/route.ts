import { refuse } from "@/preview/answers";
import { perspectiveFrom, readSession } from "@/preview/session";
import { startSession } from "@/preview/start-session";
import { readEnvironment } from "@/runtime/environment";

/** Switches a session between drafts and published content: `POST` the perspective's name as text. */
export async function POST(request: Request): Promise<Response> {
  const { preview, siteUrl } = readEnvironment();
  const session = readSession(request.headers.get("cookie"));
  const isOwn = request.headers.get("origin") === new URL(siteUrl).origin;
  if (!preview || !session || !isOwn) return refuse("Drafts are shown to editors only.");
  const perspective = perspectiveFrom(await request.text());
  await startSession({ ...session, perspective }, preview.readToken);
  return new Response(null, { status: 204 });
}
