import { ask, type Check, field, right, type Settings, unknown, wrong } from "./check.ts";
import { change, lakeUrl, messageOf, projectUrl } from "./lake-requests.ts";

const TOKENS_PAGE = "sanity.io/manage → API → Tokens";

const COUNTS = `{
  "documents": count(*[!(_id in path("_.**"))]),
  "pages": count(*[_type in ["siteSettings", "navigation"] && !(_id in path("drafts.**"))])
}`;

async function countDocuments(settings: Settings, token?: string) {
  const query = `?query=${encodeURIComponent(COUNTS)}`;
  const answer = await ask(lakeUrl(settings, `/data/query/${settings.SANITY_DATASET}${query}`), {
    token,
  });
  const result = field(answer.body, "result");
  return {
    answer,
    documents: Number(field(result, "documents")),
    pages: Number(field(result, "pages")),
  };
}

const dataset: Check = {
  name: "dataset",
  needs: ["SANITY_PROJECT_ID", "SANITY_DATASET"],
  run: async (settings) => {
    const { SANITY_PROJECT_ID: project, SANITY_DATASET: name } = settings;
    const { answer, documents, pages } = await countDocuments(settings);
    const datasetUrl = projectUrl(settings, `/datasets/${name}`);
    const makePublic = (method: string) => () =>
      change(datasetUrl, settings, method, { aclMode: "public" });
    if (answer.status === 404) {
      return wrong(
        `${project} has no dataset ${name}: correct SANITY_DATASET, or create it as a public one.`,
        makePublic("PUT"),
      );
    }
    if (answer.status !== 200) {
      return wrong(`HTTP ${answer.status}: ${messageOf(answer)} Correct SANITY_PROJECT_ID.`);
    }
    const token = settings.SANITY_API_WRITE_TOKEN || settings.SANITY_API_READ_TOKEN;
    if (documents === 0) {
      const hidden = token ? await countDocuments(settings, token) : undefined;
      return hidden && hidden.documents > 0
        ? wrong(`${name} is private, so visitors see nothing: make it public.`, makePublic("PATCH"))
        : wrong(`${name} has nothing that visitors may see: “npm run seed” loads the content.`);
    }
    if (pages < 2) {
      return wrong(`${name} has no site settings or no navigation: run “npm run seed”.`);
    }
    return right(`${project}/${name} is public, and has ${documents} documents.`);
  },
};

/** The names of the roles that a token has; undefined if the project does not know it. */
async function rolesOf(settings: Settings, token: string): Promise<string[] | undefined> {
  const { status, body } = await ask(lakeUrl(settings, "/users/me"), { token });
  if (status === 401 || status === 403 || !field(body, "id")) return undefined;
  const roles = field(body, "roles");
  const names = Array.isArray(roles) ? roles.map((role) => String(field(role, "name"))) : [];
  return names.length > 0 ? names : [String(field(body, "role"))];
}

/** Whether a token may create a document: asked for without doing it. */
async function mayWrite(settings: Settings, token: string): Promise<boolean> {
  const url = lakeUrl(settings, `/data/mutate/${settings.SANITY_DATASET}?dryRun=true`);
  const create = { _id: "settings-check", _type: "settingsCheck" };
  const { status } = await ask(url, { token, json: { mutations: [{ create }] } });
  return status < 300;
}

const readToken: Check = {
  name: "read token",
  needs: ["SANITY_PROJECT_ID", "SANITY_DATASET"],
  run: async (settings) => {
    const { SANITY_API_READ_TOKEN: token, SANITY_API_WRITE_TOKEN: writeToken } = settings;
    if (!token)
      return unknown("Editors see no previews: set SANITY_API_READ_TOKEN, with the role Viewer.");
    const replace = `make one with the role Viewer (${TOKENS_PAGE}).`;
    if (token === writeToken) {
      return wrong(
        `SANITY_API_READ_TOKEN is the write token, which the site must not have: ${replace}`,
      );
    }
    const roles = await rolesOf(settings, token);
    if (!roles) return wrong(`SANITY_API_READ_TOKEN is no token of this project: ${replace}`);
    if (roles.some((role) => role !== "viewer") || (await mayWrite(settings, token))) {
      return wrong(`SANITY_API_READ_TOKEN may do more than read (${roles.join(", ")}): ${replace}`);
    }
    return right("It has the role Viewer, and cannot write.");
  },
};

const writeToken: Check = {
  name: "write token",
  needs: ["SANITY_PROJECT_ID", "SANITY_DATASET"],
  run: async (settings) => {
    const token = settings.SANITY_API_WRITE_TOKEN;
    if (!token)
      return unknown("Seed and migrations need SANITY_API_WRITE_TOKEN; the site does not.");
    const roles = await rolesOf(settings, token);
    const replace = `make one with the role Administrator (${TOKENS_PAGE}).`;
    if (!roles) return wrong(`SANITY_API_WRITE_TOKEN is no token of this project: ${replace}`);
    if (!(await mayWrite(settings, token))) {
      return wrong(`SANITY_API_WRITE_TOKEN (${roles.join(", ")}) cannot write: ${replace}`);
    }
    return right(`It can write (${roles.join(", ")}). Keep it off the site's server.`);
  },
};

/** What is stored, and who may read and write it. */
export const contentLakeChecks: readonly Check[] = [dataset, readToken, writeToken];
