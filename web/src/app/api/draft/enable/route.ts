import { connection } from "next/server";
import { enable } from "@/preview/enable";

/** Where Sanity Studio's preview begins: it brings a secret of its own making. */
export async function GET(request: Request) {
  // Never with the build: whether there is a Studio, the server that runs it knows.
  await connection();
  return enable(request);
}
