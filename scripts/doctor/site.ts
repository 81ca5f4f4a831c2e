import { isLoopback } from "@currawong/lake/http/hosts";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import {
  type Answer,
  ask,
  type Check,
  field,
  right,
  type Settings,
  unknown,
  wrong,
} from "./check.ts";

const addressOf = (settings: Settings, name: string) => URL.parse(settings[name] ?? "");

/** Everything about the addresses that needs no network. */
const addresses: Check = {
  name: "addresses",
  needs: ["SITE_URL"],
  run: async (settings) => {
    const problems: string[] = [];
    for (const name of ["SITE_URL", "STUDIO_URL", "SUPABASE_URL", "SANITY_API_HOST"]) {
      const url = addressOf(settings, name);
      if (!url) continue;
      if (url.protocol !== "https:" && !isLoopback(url.hostname))
        problems.push(`${name} must begin with https://`);
      if (url.pathname !== "/" || url.search)
        problems.push(`${name} must end after its host (it has ${url.pathname})`);
    }
    const [site, studio] = ["SITE_URL", "STUDIO_URL"].map((name) => addressOf(settings, name));
    if (site && site.origin === studio?.origin)
      problems.push("SITE_URL and STUDIO_URL must differ");
    if (settings.SANITY_API_HOST === undefined) {
      problems.push("write “SANITY_API_HOST=”, empty, or commands use the local Content Lake");
    }
    const { CRON_SECRET: cron, SANITY_WEBHOOK_SECRET: secret } = settings;
    if (cron && cron !== secret) problems.push("CRON_SECRET must be SANITY_WEBHOOK_SECRET");
    return problems.length > 0 ? wrong(`${problems.join("; ")}.`) : right("They agree.");
  },
};

const at = (settings: Settings, path: string) => `${settings.SITE_URL?.replace(/\/+$/, "")}${path}`;

/** Asks the site; undefined while nothing answers there, as before its first release. */
async function askSite(
  settings: Settings,
  path: string,
  init?: Parameters<typeof ask>[1],
): Promise<Answer | undefined> {
  return ask(at(settings, path), init).catch(() => undefined);
}

const NOT_UP = "Not checked: the site does not answer yet. Run this again after its release.";

const site: Check = {
  name: "site",
  needs: ["SITE_URL"],
  run: async (settings) => {
    const health = await askSite(settings, "/api/health");
    if (!health) return unknown(NOT_UP);
    const problems = field(health.body, "problems");
    if (!Array.isArray(problems)) {
      return wrong(
        `Something else answers at ${settings.SITE_URL} (HTTP ${health.status}): correct SITE_URL, or the proxy.`,
      );
    }
    const sitemap = /^Sitemap: (.+)\/sitemap\.xml$/im.exec(
      (await askSite(settings, "/robots.txt"))?.text ?? "",
    );
    if (sitemap?.[1] !== at(settings, "")) {
      return wrong(
        `Its package was built for ${sitemap?.[1] ?? "another address"}: build one with this SITE_URL.`,
      );
    }
    if (problems.length > 0) return wrong(`It reports: ${problems.join(" ")}`);
    if (field(health.body, "fresh") === false) {
      return wrong(
        "It cannot tell whether its pages are fresh: its log says why it cannot reach the Content Lake.",
      );
    }
    return right("It answers, was built for this address, and its pages are fresh.");
  },
};

const webhookSecret: Check = {
  name: "site's secret",
  needs: ["SITE_URL", "SANITY_WEBHOOK_SECRET"],
  run: async (settings) => {
    // Signed, but about no document: the site refuses it for that only once it has accepted the signature.
    const body = "{}";
    const signature = await encodeSignatureHeader(
      body,
      Date.now(),
      settings.SANITY_WEBHOOK_SECRET ?? "",
    );
    const headers = { [SIGNATURE_HEADER_NAME]: signature, "content-type": "application/json" };
    const answer = await askSite(settings, "/api/revalidate", { method: "POST", body, headers });
    if (!answer) return unknown(NOT_UP);
    return answer.status === 400
      ? right("The site accepts messages signed with SANITY_WEBHOOK_SECRET.")
      : wrong(
          `The site refuses a message signed with SANITY_WEBHOOK_SECRET (HTTP ${answer.status}): start it with the same one, and check its clock.`,
        );
  },
};

const studio: Check = {
  name: "Studio",
  needs: ["STUDIO_URL", "SITE_URL"],
  run: async (settings) => {
    const origin = addressOf(settings, "STUDIO_URL")?.origin ?? "";
    const answer = await ask(origin).catch(() => undefined);
    if (!answer)
      return unknown(
        "Not checked: the Studio does not answer yet. Run this again after its release.",
      );
    if (answer.status !== 200 || !answer.headers.get("content-type")?.startsWith("text/html")) {
      return wrong(
        `No Studio answers at ${origin} (HTTP ${answer.status}): correct STUDIO_URL, or put its files there.`,
      );
    }
    const inbox = await askSite(settings, "/api/staff/enquiries/count", {
      method: "OPTIONS",
      headers: { origin },
    });
    if (inbox && inbox.headers.get("access-control-allow-origin") !== origin) {
      return wrong(
        `The site does not let ${origin} read enquiries: start it with this STUDIO_URL and with SUPABASE_SECRET_KEY.`,
      );
    }
    return right("It answers, and the site lets it read enquiries.");
  },
};

/** More than this between two clocks, and signed messages are soon refused. */
const TOLERANCE_MS = 60_000;

/** @param now the time here, in milliseconds since 1970 */
export const clock = (now = Date.now): Check => ({
  name: "clock",
  needs: ["SANITY_PROJECT_ID"],
  run: async ({ SANITY_API_HOST: host, SANITY_PROJECT_ID: project }) => {
    const { headers } = await ask(`${host || `https://${project}.api.sanity.io`}/v1/ping`);
    const there = Date.parse(headers.get("date") ?? "");
    const difference = Math.round((now() - there) / 1000);
    if (!(Math.abs(difference) * 1000 <= TOLERANCE_MS)) {
      return wrong(
        `This machine's clock differs from the Content Lake's by ${difference} s: set it by NTP (timedatectl set-ntp true).`,
      );
    }
    return right("It agrees with the Content Lake's.");
  },
});

/** The settings' own agreement, and the site and the Studio once they run. */
export const siteChecks: readonly Check[] = [addresses, clock(), site, webhookSecret, studio];
