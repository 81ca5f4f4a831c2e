import { readEnvironment } from "@/environment";
import { notSetUp, refused } from "@/preview/answers";
import { sessionOf } from "@/preview/cookies";
import { perspectiveFrom } from "@/preview/session";
import { startSession } from "@/preview/start-session";

/** Takes the Studio's switch between drafts and what is published: `POST`, the name as text. */
export async function POST(request: Request): Promise<Response> {
  const { preview, siteUrl } = readEnvironment();
  if (!preview) return notSetUp();
  const session = sessionOf(request.headers.get("cookie") ?? undefined);
  const isOwn = request.headers.get("origin") === new URL(siteUrl).origin;
  if (!session || !isOwn) return refused("Drafts are shown to editors only.");
  const perspective = perspectiveFrom(await request.text());
  await startSession({ ...session, perspective }, preview.readToken);
  return new Response(null, { status: 204 });
}
