import { connection } from "next/server";
import { redirectWithin } from "@/preview/answers";
import { endSession } from "@/preview/start-session";

/** Ends an editor's session, and leads to the page at `?path=`, else to the home page. */
export async function GET(request: Request): Promise<Response> {
  await connection(); // Whether there is a Studio is known to the server, not to the build.
  await endSession();
  return redirectWithin(new URL(request.url).searchParams.get("path") ?? "/");
}
