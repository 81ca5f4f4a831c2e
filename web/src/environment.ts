/** The site's settings from the environment. Everything here stays on the server. */
export type Environment = {
  /** Where the site is reached, without a trailing slash. */
  siteUrl: string;
  sanity: {
    projectId: string;
    dataset: string;
    /** Set for the local Content Lake; unset for the hosted one. */
    apiHost: string | undefined;
  };
  /** What shows drafts to editors; undefined where the site shows none. */
  preview: { readToken: string; studioUrl: string } | undefined;
  /** Signs the Content Lake's webhooks and guards the reconciliation route. */
  webhookSecret: string;
  supabase: { url: string; publishableKey: string };
  /** Where staff read enquiries; undefined where there is no secret key. */
  inbox: Inbox | undefined;
  /** Who receives notices of new enquiries. */
  receivers: Receivers;
};

export type Inbox = {
  /** Supabase's secret key: it never leaves the server. */
  secretKey: string;
  /** Origin of the Studio, which alone may ask from a browser; undefined where none is known. */
  studioUrl: string | undefined;
};

export type Receivers = {
  webhook: { url: string; secret: string } | undefined;
  mail: { smtpUrl: string; from: string; to: string } | undefined;
};

type Source = Record<string, string | undefined>;

function required(source: Source, name: string, hint: string): string {
  const value = source[name]?.trim();
  if (!value) throw new Error(`${name} is not set: ${hint} (see .env.example).`);
  return value;
}

function url(source: Source, name: string, hint: string): string {
  const value = required(source, name, hint);
  if (!URL.canParse(value)) throw new Error(`${name} is not an address: “${value}”. ${hint}.`);
  return value.replace(/\/+$/, "");
}

/** Both or neither: drafts are read with the token, and shown to the Studio. */
function previewFrom(source: Source): Environment["preview"] {
  if (!source.SANITY_API_READ_TOKEN?.trim() || !source.STUDIO_URL?.trim()) return undefined;
  const readToken = required(source, "SANITY_API_READ_TOKEN", "a token that reads drafts");
  if (readToken.length < 20) {
    throw new Error("SANITY_API_READ_TOKEN is too short: use at least 20 characters.");
  }
  const studioUrl = new URL(url(source, "STUDIO_URL", "the address of Sanity Studio")).origin;
  return { readToken, studioUrl };
}

function inbox(source: Source): Inbox | undefined {
  const secretKey = source.SUPABASE_SECRET_KEY?.trim();
  if (!secretKey) return undefined;
  const studioUrl = source.STUDIO_URL
    ? url(source, "STUDIO_URL", "the Studio’s own address, e.g. https://studio.currawong.example")
    : undefined;
  return { secretKey, studioUrl: studioUrl && new URL(studioUrl).origin };
}

const WEBHOOK_SECRET = /^whsec_[\w+/]{32,}={0,2}$/;
const MAIL_ADDRESS = /^[^\s@<>,]+@[^\s@<>,]+$/;

function webhook(source: Source): Receivers["webhook"] {
  if (!source.ENQUIRY_WEBHOOK_URL) return undefined;
  const secret = required(source, "ENQUIRY_WEBHOOK_SECRET", "what signs messages of new enquiries");
  if (!WEBHOOK_SECRET.test(secret)) {
    throw new Error(
      "ENQUIRY_WEBHOOK_SECRET must be whsec_ and 24 bytes or more in base 64 (see .env.example).",
    );
  }
  return { url: url(source, "ENQUIRY_WEBHOOK_URL", "who is told of new enquiries"), secret };
}

function mailAddress(source: Source, name: string, hint: string): string {
  const value = required(source, name, hint);
  if (!MAIL_ADDRESS.test(value)) throw new Error(`${name} is not an email address. ${hint}.`);
  return value;
}

function mail(source: Source): Receivers["mail"] {
  const smtpUrl = source.SMTP_URL?.trim();
  if (!smtpUrl) return undefined;
  // Never the value itself: it holds a password.
  if (!/^smtps?:\/\//.test(smtpUrl) || !URL.canParse(smtpUrl)) {
    throw new Error("SMTP_URL must be an address such as smtps://user:password@mail.example:465.");
  }
  return {
    smtpUrl,
    from: mailAddress(source, "ENQUIRY_MAIL_FROM", "The address mails of enquiries come from"),
    to: mailAddress(source, "ENQUIRY_MAIL_TO", "The address mails of enquiries go to"),
  };
}

function parse(source: Source): Environment {
  const projectId = required(source, "SANITY_PROJECT_ID", "the id of the Sanity project");
  if (!/^[a-z0-9-]+$/.test(projectId)) {
    throw new Error("SANITY_PROJECT_ID may hold only lower-case letters, figures and hyphens.");
  }
  const webhookSecret = required(
    source,
    "SANITY_WEBHOOK_SECRET",
    "the secret shared with the webhook that announces changes",
  );
  if (webhookSecret.length < 16) {
    throw new Error("SANITY_WEBHOOK_SECRET is too short: use at least 16 characters.");
  }
  return {
    siteUrl: url(source, "SITE_URL", "the site’s own address, e.g. https://currawong.example"),
    sanity: {
      projectId,
      dataset: required(source, "SANITY_DATASET", "the dataset to read, e.g. production"),
      apiHost: source.SANITY_API_HOST
        ? url(source, "SANITY_API_HOST", "the local Content Lake, or leave it unset")
        : undefined,
    },
    preview: previewFrom(source),
    webhookSecret,
    supabase: {
      url: url(source, "SUPABASE_URL", "the address of the Supabase project"),
      publishableKey: required(source, "SUPABASE_PUBLISHABLE_KEY", "Supabase’s public key"),
    },
    inbox: inbox(source),
    receivers: { webhook: webhook(source), mail: mail(source) },
  };
}

let environment: Environment | undefined;

/**
 * Reads and checks the environment once.
 * @throws an error that names the variable at fault and says what belongs in it
 */
export function readEnvironment(source: Source = process.env): Environment {
  if (source !== process.env) return parse(source);
  environment ??= parse(source);
  return environment;
}
