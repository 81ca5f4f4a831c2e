import { connection } from "next/server";
import { loadAgency } from "@/content/agency";
import { addTags, UNCACHED } from "@/content/rendered-tags";
import { absolute } from "@/runtime/site-url";

const DAYS_VALID = 180;
const DAY_MS = 86_400_000;

/** How to report a security problem (RFC 9116), to the mailbox that `SECURITY.md` names. */
export async function GET() {
  const { email } = await loadAgency();
  await connection(); // The date depends on today's, and is the same all day.
  addTags([UNCACHED]);
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const expires = new Date(today + DAYS_VALID * DAY_MS);
  const lines = [
    `Contact: mailto:${email.replace(/^[^@]*/, "security")}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${absolute("/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}
