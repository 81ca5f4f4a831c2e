import { connection } from "next/server";
import { changes } from "@/preview/changes";

/** Tells an editor's page when to look again. */
export async function GET(request: Request) {
  // Never with the build: whether there is a Studio, the server that runs it knows.
  await connection();
  return changes(request);
}
