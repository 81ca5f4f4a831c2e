type Source = Record<string, string | undefined>;

const WEB_ADDRESS = /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?(?:\/\S*)?$/i;
const MAIL_ADDRESS = /^[^\s@<>,]+@[^\s@<>,]+$/;
const HOSTS = /^[\w.-]+(?:\s*,\s*[\w.-]+)*$/;
const SIGNING_SECRET = /^whsec_[\w+/]{32,}={0,2}$/;
const TRANSPORT_SECURITY = /^(?:off|max-age=\d+(?:; ?includeSubDomains)?(?:; ?preload)?)$/i;

/** Two years, and every subdomain (docs/deploying.md). */
const DEFAULT_TRANSPORT_SECURITY = "max-age=63072000; includeSubDomains";

/** Wrong settings: one line for each, without any value, because that may be a secret. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

function parse(source: Source) {
  const problems: string[] = [];
  const read = (name: string) => source[name]?.trim() || undefined;
  const required = (name: string, hint: string, pattern = /./) => {
    const value = read(name);
    if (value && pattern.test(value)) return value;
    problems.push(`${name} is not ${value ? "valid" : "set"}: ${hint} (see .env.example).`);
    return "";
  };
  const optional = (name: string, hint: string, pattern: RegExp) =>
    read(name) && required(name, hint, pattern);
  const url = (name: string, hint: string) => required(name, hint, WEB_ADDRESS).replace(/\/+$/, "");

  const studioUrl = URL.parse(
    optional("STUDIO_URL", "the Studio’s address", WEB_ADDRESS) ?? "",
  )?.origin;
  const secretKey = read("SUPABASE_SECRET_KEY");
  const transportSecurity =
    optional(
      "SITE_HSTS",
      "“off”, or a value such as max-age=63072000; includeSubDomains",
      TRANSPORT_SECURITY,
    ) ?? DEFAULT_TRANSPORT_SECURITY;
  const environment = {
    /** The public address of the site, without a trailing slash. */
    siteUrl: url("SITE_URL", "the site’s own address, e.g. https://currawong.example"),
    /** Hosts that the site had before, in lower case: what is asked of them is redirected. */
    formerHosts: new Set(
      optional("SITE_FORMER_HOSTS", "hosts such as old.example, www.old.example", HOSTS)
        ?.toLowerCase()
        .split(/\s*,\s*/),
    ),
    sanity: {
      projectId: required(
        "SANITY_PROJECT_ID",
        "the id of the Sanity project, of lower-case letters, figures and hyphens",
        /^[a-z0-9-]+$/,
      ),
      dataset: required("SANITY_DATASET", "the dataset to read, e.g. production"),
      /** Set for the local Content Lake; unset for the hosted one. */
      apiHost: read("SANITY_API_HOST") && url("SANITY_API_HOST", "the local Content Lake, or none"),
    },
    /** For showing drafts to editors: they are read with the token, and shown to the Studio. Undefined without both. */
    preview:
      read("SANITY_API_READ_TOKEN") && studioUrl
        ? {
            readToken: required(
              "SANITY_API_READ_TOKEN",
              "a token that reads drafts, of at least 20 characters",
              /.{20}/,
            ),
            studioUrl,
          }
        : undefined,
    supabase: {
      url: url("SUPABASE_URL", "the address of the Supabase project"),
      publishableKey: required("SUPABASE_PUBLISHABLE_KEY", "Supabase’s public key"),
    },
    /**
     * For the staff's inbox; undefined without a secret key, which never leaves the server. Browsers may only call it
     * from the Studio's origin, which is undefined if it is not configured.
     */
    inbox: secretKey ? { secretKey, studioUrl } : undefined,
    /** Who receives notices of new enquiries. */
    receivers: {
      webhook: read("ENQUIRY_WEBHOOK_URL")
        ? {
            url: url("ENQUIRY_WEBHOOK_URL", "who is told of new enquiries"),
            secret: required(
              "ENQUIRY_WEBHOOK_SECRET",
              "whsec_ and 24 bytes or more in base 64, which sign messages of new enquiries",
              SIGNING_SECRET,
            ),
          }
        : undefined,
      mail: read("SMTP_URL")
        ? {
            smtpUrl: required(
              "SMTP_URL",
              "an address such as smtps://user:password@mail.example:465",
              /^smtps?:\/\/\S+$/,
            ),
            from: required(
              "ENQUIRY_MAIL_FROM",
              "the address mails of enquiries come from",
              MAIL_ADDRESS,
            ),
            to: required("ENQUIRY_MAIL_TO", "the address mails of enquiries go to", MAIL_ADDRESS),
          }
        : undefined,
    },
    /** The header, in lower case, in which the nearest proxy gives the client's address. */
    clientAddressHeader: optional(
      "CLIENT_ADDRESS_HEADER",
      "the name of the header with the client’s address, such as cf-connecting-ip",
      /^[\w-]+$/,
    )?.toLowerCase(),
    /** False where search engines must not list this copy of the site, as on staging. */
    isIndexed: optional("SITE_NOINDEX", "“true”, or nothing", /^true$/) === undefined,
    /** The value of `strict-transport-security`; undefined where the header is not sent. */
    transportSecurity: transportSecurity === "off" ? undefined : transportSecurity,
  };
  if (problems.length > 0) throw new SettingsError(problems.join("\n"));
  return environment;
}

/** The site's settings from the environment. Everything here stays on the server. */
export type Environment = ReturnType<typeof parse>;
export type Receivers = Environment["receivers"];

let environment: Environment | undefined;

/** Reads and checks the environment once. @throws SettingsError, which names every invalid variable */
export function readEnvironment(source: Source = process.env): Environment {
  if (source !== process.env) return parse(source);
  environment ??= parse(source);
  return environment;
}
