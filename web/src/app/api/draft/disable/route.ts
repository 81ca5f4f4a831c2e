import { connection } from "next/server";
import { redirectWithin } from "@/preview/answers";
import { endSession } from "@/preview/start-session";

/** Ends an editor's session, and redirects to the page at `?path=`, or to the home page. */
export async function GET(request: Request): Promise<Response> {
  await connection(); // Only the running server knows whether there is a Studio, not the build.
  await endSession();
  return redirectWithin(new URL(request.url).searchParams.get("path") ?? "/");
}
