import { loadAgency } from "@/content/agency";
import { currentDay } from "@/content/day";
import { absolute } from "@/runtime/site-url";

const DAYS_VALID = 180;
const DAY_MS = 86_400_000;

/** How to report a security problem (RFC 9116), to the mailbox that `SECURITY.md` names. */
export async function GET() {
  const { email } = await loadAgency();
  const expires = new Date(Date.parse(await currentDay()) + DAYS_VALID * DAY_MS);
  const lines = [
    `Contact: mailto:${email.replace(/^[^@]*/, "security")}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${absolute("/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
