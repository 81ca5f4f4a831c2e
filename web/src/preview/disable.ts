import { redirectWithin } from "./answers.ts";
import { endSession } from "./start-session.ts";

/** Ends an editor's session, and leads to the page at `?path=`, else to the home page. */
export async function disable(request: Request): Promise<Response> {
  await endSession();
  return redirectWithin(new URL(request.url).searchParams.get("path") ?? "/");
}
