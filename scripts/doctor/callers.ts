import { ask, type Check, field, right, type Settings, unknown, wrong } from "./check.ts";
import { change, hooksUrl, lakeUrl, projectUrl, VERSION } from "./lake-requests.ts";

type Origin = { id: unknown; origin: string; allowCredentials: boolean };

/** Allows the Studio's pages to call the project with an editor's session. */
async function allowOrigin(settings: Settings, origin: string): Promise<void> {
  const url = projectUrl(settings, "/cors");
  const { body } = await change(url, settings, "GET");
  // Without credentials it is there, but of no use: the API has no way to change one.
  for (const listed of (Array.isArray(body) ? body : []) as Origin[]) {
    if (listed.origin === origin) await change(`${url}/${listed.id}`, settings, "DELETE");
  }
  await change(url, settings, "POST", { origin, allowCredentials: true });
}

/** What the Content Lake says to a browser on an origin. */
async function isAllowed(settings: Settings, origin: string) {
  const { status, body } = await ask(lakeUrl(settings, "/check/cors"), { headers: { origin } });
  const result = field(body, "result");
  const allowed = status === 200 && field(result, "allowed") === true;
  return { allowed, withCredentials: allowed && field(result, "withCredentials") === true };
}

const cors: Check = {
  name: "CORS origins",
  needs: ["SANITY_PROJECT_ID", "STUDIO_URL"],
  run: async (settings) => {
    const { origin } = new URL(settings.STUDIO_URL ?? "");
    const page = "sanity.io/manage → API → CORS origins";
    const studio = await isAllowed(settings, origin);
    if (!studio.withCredentials) {
      const how = studio.allowed ? "without credentials" : "not at all";
      return wrong(
        `The Studio at ${origin} may call the project ${how}: add it with credentials (${page}).`,
        () => allowOrigin(settings, origin),
      );
    }
    if ((await isAllowed(settings, "https://settings-check.invalid")).withCredentials) {
      return wrong(`Any website may act as a signed-in editor: remove the origin “*” (${page}).`);
    }
    return right(`${origin} may call the project with credentials, others may not.`);
  },
};

const PROJECTION = "{_id, _type}";
const withoutSpaces = (value: unknown) => String(value ?? "").replaceAll(/\s/g, "");

/** Everything that a webhook needs to be told of each published change. */
const hookFor = (settings: Settings, url: string) => ({
  type: "document",
  name: "Site",
  url,
  dataset: settings.SANITY_DATASET,
  httpMethod: "POST",
  apiVersion: VERSION,
  includeDrafts: false,
  isDisabledByUser: false,
  secret: settings.SANITY_WEBHOOK_SECRET,
  rule: { on: ["create", "update", "delete"], filter: "", projection: PROJECTION },
});

/** What is wrong with a webhook, as what to do about it. */
function faultsOf(hook: unknown, settings: Settings): string[] {
  const rule = field(hook, "rule");
  const on = field(rule, "on");
  const events = Array.isArray(on) ? on : [];
  const secret = field(hook, "secret");
  const dataset = field(hook, "dataset");
  const faults: [boolean, string][] = [
    [dataset !== settings.SANITY_DATASET && dataset !== "*", "set its dataset to SANITY_DATASET"],
    [withoutSpaces(field(rule, "filter")) !== "", "empty its filter, which leaves changes out"],
    [
      withoutSpaces(field(rule, "projection")) !== withoutSpaces(PROJECTION),
      `set its projection to ${PROJECTION}`,
    ],
    [
      !["create", "update", "delete"].every((event) => events.includes(event)),
      "trigger it on create, update and delete",
    ],
    [field(hook, "includeDrafts") === true, "switch drafts off"],
    [field(hook, "isDisabledByUser") === true || field(hook, "isDisabled") === true, "enable it"],
    // Where the API does not return the secret at all, the check of the site finds a wrong one.
    [secret === null || secret === "", "give it the secret SANITY_WEBHOOK_SECRET"],
    [
      typeof secret === "string" && secret !== "" && secret !== settings.SANITY_WEBHOOK_SECRET,
      "give it the secret SANITY_WEBHOOK_SECRET, not another one",
    ],
  ];
  return faults.flatMap(([isWrong, text]) => (isWrong ? [text] : []));
}

const webhook: Check = {
  name: "webhook",
  needs: ["SANITY_PROJECT_ID", "SANITY_DATASET", "SITE_URL", "SANITY_WEBHOOK_SECRET"],
  run: async (settings) => {
    const token = settings.SANITY_API_WRITE_TOKEN;
    const answer = await ask(hooksUrl(settings), { token });
    if (answer.status >= 300 || !Array.isArray(answer.body)) {
      return unknown(
        `Not checked: listing webhooks needs a SANITY_API_WRITE_TOKEN with the role Administrator or Developer (HTTP ${answer.status}).`,
      );
    }
    const url = `${settings.SITE_URL?.replace(/\/+$/, "")}/api/revalidate`;
    const hook = answer.body.find((listed) => field(listed, "url") === url);
    const wanted = hookFor(settings, url);
    if (!hook) {
      // Only a host that runs Next its own way sets it: the site's own server listens.
      return settings.CRON_SECRET
        ? wrong(`There is none to ${url}: add it (docs/hosts/vercel.md).`, () =>
            change(hooksUrl(settings), settings, "POST", wanted),
          )
        : right("None, and none is needed: the site's own server listens.");
    }
    const faults = faultsOf(hook, settings);
    return faults.length === 0
      ? right(`It tells ${url} of every change.`)
      : wrong(`The one to ${url}: ${faults.join(", ")}.`, () =>
          change(hooksUrl(settings, `/${field(hook, "id")}`), settings, "PATCH", wanted),
        );
  },
};

/** Who may call the Sanity project from a browser, and whom it calls. */
export const callerChecks: readonly Check[] = [cors, webhook];
