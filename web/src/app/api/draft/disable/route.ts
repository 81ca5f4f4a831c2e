import { connection } from "next/server";
import { redirectWithin } from "@/preview/answers";
import { endSession } from "@/preview/start-session";

/** Ends an editor's session, and leads to the page at `?path=`, else to the home page. */
export async function GET(request: Request): Promise<Response> {
  // Never with the build: whether there is a Studio, the server that runs it knows.
  await connection();
  await endSession();
  return redirectWithin(new URL(request.url).searchParams.get("path") ?? "/");
}
