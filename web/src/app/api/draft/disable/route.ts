import { connection } from "next/server";
import { disable } from "@/preview/disable";

/** Ends the preview: the browser sees what visitors see. */
export async function GET(request: Request) {
  // Never with the build: whether there is a Studio, the server that runs it knows.
  await connection();
  return disable(request);
}
