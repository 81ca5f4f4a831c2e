/** The site's settings from the environment. Everything here stays on the server. */
export type Environment = {
  /** The public address of the site, without a trailing slash. */
  siteUrl: string;
  /** Hosts that the site had before, in lower case: what is asked of them is redirected. */
  formerHosts: ReadonlySet<string>;
  sanity: {
    projectId: string;
    dataset: string;
    /** Set for the local Content Lake; unset for the hosted one. */
    apiHost: string | undefined;
  };
  /** For showing drafts to editors; undefined where previews are disabled. */
  preview: { readToken: string; studioUrl: string } | undefined;
  supabase: { url: string; publishableKey: string };
  /**
   * For the staff's inbox; undefined without a secret key, which never leaves the server. Browsers may only
   * call it from the Studio's origin, which is undefined if it is not configured.
   */
  inbox: { secretKey: string; studioUrl: string | undefined } | undefined;
  /** Who receives notices of new enquiries. */
  receivers: Receivers;
  /** The header, in lower case, in which the nearest proxy gives the client's address. */
  clientAddressHeader: string | undefined;
  /** False where search engines must not list this copy of the site, as on staging. */
  isIndexed: boolean;
  /** The value of `strict-transport-security`; undefined where the header is not sent. */
  transportSecurity: string | undefined;
};

export type Receivers = {
  webhook: { url: string; secret: string } | undefined;
  mail: { smtpUrl: string; from: string; to: string } | undefined;
};

type Source = Record<string, string | undefined>;

const MAIL_ADDRESS = /^[^\s@<>,]+@[^\s@<>,]+$/;
const HEADER_NAME = /^[\w-]+$/;
const HOSTS = /^[\w.-]+(?:\s*,\s*[\w.-]+)*$/;
const SIGNING_SECRET = /^whsec_[\w+/]{32,}={0,2}$/;
const TRANSPORT_SECURITY = /^max-age=\d+(?:; ?includeSubDomains)?(?:; ?preload)?$/i;

/** Two years, and every subdomain (docs/deploying.md). */
const DEFAULT_TRANSPORT_SECURITY = "max-age=63072000; includeSubDomains";

/** Wrong settings: one line for each, without any value, because that may be a secret. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

function parse(source: Source): Environment {
  const problems: string[] = [];
  const optional = (name: string) => source[name]?.trim() || undefined;
  const required = (name: string, hint: string, isValid = (_value: string) => true) => {
    const value = optional(name);
    if (value && isValid(value)) return value;
    problems.push(`${name} is not ${value ? "valid" : "set"}: ${hint} (see .env.example).`);
    return "";
  };
  const url = (name: string, hint: string) =>
    required(name, hint, isWebAddress).replace(/\/+$/, "");
  const mailAddress = (name: string, hint: string) =>
    required(name, hint, (value) => MAIL_ADDRESS.test(value));

  const studioAddress = optional("STUDIO_URL") && url("STUDIO_URL", "the Studio’s address");
  const studioUrl = studioAddress ? new URL(studioAddress).origin : undefined;
  const secretKey = optional("SUPABASE_SECRET_KEY");
  const environment: Environment = {
    siteUrl: url("SITE_URL", "the site’s own address, e.g. https://currawong.example"),
    formerHosts: new Set(
      optional("SITE_FORMER_HOSTS") &&
        required("SITE_FORMER_HOSTS", "hosts such as old.example, www.old.example", (value) =>
          HOSTS.test(value),
        )
          .toLowerCase()
          .split(/\s*,\s*/),
    ),
    sanity: {
      projectId: required(
        "SANITY_PROJECT_ID",
        "the id of the Sanity project, of lower-case letters, figures and hyphens",
        (value) => /^[a-z0-9-]+$/.test(value),
      ),
      dataset: required("SANITY_DATASET", "the dataset to read, e.g. production"),
      apiHost:
        optional("SANITY_API_HOST") && url("SANITY_API_HOST", "the local Content Lake, or none"),
    },
    // Both or neither: drafts are read with the token, and shown to the Studio.
    preview:
      optional("SANITY_API_READ_TOKEN") && studioUrl
        ? {
            readToken: required(
              "SANITY_API_READ_TOKEN",
              "a token that reads drafts, of at least 20 characters",
              (value) => value.length >= 20,
            ),
            studioUrl,
          }
        : undefined,
    supabase: {
      url: url("SUPABASE_URL", "the address of the Supabase project"),
      publishableKey: required("SUPABASE_PUBLISHABLE_KEY", "Supabase’s public key"),
    },
    inbox: secretKey ? { secretKey, studioUrl } : undefined,
    receivers: {
      webhook: optional("ENQUIRY_WEBHOOK_URL")
        ? {
            url: url("ENQUIRY_WEBHOOK_URL", "who is told of new enquiries"),
            secret: required(
              "ENQUIRY_WEBHOOK_SECRET",
              "whsec_ and 24 bytes or more in base 64, which sign messages of new enquiries",
              (value) => SIGNING_SECRET.test(value),
            ),
          }
        : undefined,
      mail: optional("SMTP_URL")
        ? {
            smtpUrl: required(
              "SMTP_URL",
              "an address such as smtps://user:password@mail.example:465",
              (value) => /^smtps?:\/\//.test(value) && URL.canParse(value),
            ),
            from: mailAddress("ENQUIRY_MAIL_FROM", "the address mails of enquiries come from"),
            to: mailAddress("ENQUIRY_MAIL_TO", "the address mails of enquiries go to"),
          }
        : undefined,
    },
    clientAddressHeader:
      optional("CLIENT_ADDRESS_HEADER") &&
      required(
        "CLIENT_ADDRESS_HEADER",
        "the name of the header with the client’s address, such as cf-connecting-ip",
        (value) => HEADER_NAME.test(value),
      ).toLowerCase(),
    isIndexed: !(
      optional("SITE_NOINDEX") &&
      required("SITE_NOINDEX", "“true”, or nothing", (value) => value === "true")
    ),
    transportSecurity: parseTransportSecurity(
      optional("SITE_HSTS") &&
        required(
          "SITE_HSTS",
          "“off”, or a value such as max-age=63072000; includeSubDomains",
          (value) => value === "off" || TRANSPORT_SECURITY.test(value),
        ),
    ),
  };
  if (problems.length > 0) throw new SettingsError(problems.join("\n"));
  return environment;
}

const isWebAddress = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? "");

const parseTransportSecurity = (value = DEFAULT_TRANSPORT_SECURITY) =>
  value === "off" ? undefined : value;

let environment: Environment | undefined;

/** Reads and checks the environment once. @throws SettingsError, which names every invalid variable */
export function readEnvironment(source: Source = process.env): Environment {
  if (source !== process.env) return parse(source);
  environment ??= parse(source);
  return environment;
}
