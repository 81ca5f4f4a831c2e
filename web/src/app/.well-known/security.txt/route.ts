import { connection } from "next/server";
import { loadAgency } from "@/content/agency";
import { absolute } from "@/runtime/site-url";

const DAYS_VALID = 180;

/** How to report a security problem (RFC 9116). */
export async function GET() {
  const { email } = await loadAgency();
  await connection(); // The date depends on today's.
  const expires = new Date(Date.now() + DAYS_VALID * 86_400_000);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${absolute("/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
