import { expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";

const required = {
  SITE_URL: "https://site.example/",
  SANITY_PROJECT_ID: "abc123",
  SANITY_DATASET: "production",
  SUPABASE_URL: "https://db.example",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
};
const complete = {
  ...required,
  SANITY_API_READ_TOKEN: "t".repeat(20),
  STUDIO_URL: "https://studio.example/desk",
  SUPABASE_SECRET_KEY: "sb_secret_x",
  ENQUIRY_WEBHOOK_URL: "https://hook.example/enquiries",
  ENQUIRY_WEBHOOK_SECRET: `whsec_${"x".repeat(32)}`,
  SMTP_URL: "smtps://user:password@mail.example",
  ENQUIRY_MAIL_FROM: "site@currawong.example",
  ENQUIRY_MAIL_TO: "hello@currawong.example",
};

it("reads the required settings, and removes trailing slashes from addresses", () => {
  expect(readEnvironment({ ...required, STUDIO_URL: "https://studio.example" })).toEqual({
    siteUrl: "https://site.example",
    formerHosts: new Set(),
    sanity: { projectId: "abc123", dataset: "production", apiHost: undefined },
    supabase: { url: "https://db.example", publishableKey: "sb_publishable_x" },
    receivers: {},
    isIndexed: true,
    transportSecurity: "max-age=63072000; includeSubDomains",
  });
});

it("reads the settings for previews, the inbox and notices of enquiries", () => {
  const studioUrl = "https://studio.example";
  expect(readEnvironment(complete)).toMatchObject({
    preview: { readToken: complete.SANITY_API_READ_TOKEN, studioUrl },
    inbox: { secretKey: "sb_secret_x", studioUrl },
    receivers: {
      webhook: { url: complete.ENQUIRY_WEBHOOK_URL, secret: complete.ENQUIRY_WEBHOOK_SECRET },
      mail: { smtpUrl: complete.SMTP_URL, from: "site@currawong.example" },
    },
  });
});

const NEEDED = [
  ...Object.keys(required),
  ...["ENQUIRY_WEBHOOK_SECRET", "ENQUIRY_MAIL_FROM", "ENQUIRY_MAIL_TO"],
];

it.each(NEEDED)("names %s when it is missing or blank", (name) => {
  for (const value of [undefined, "", "  "]) {
    expect(() => readEnvironment({ ...complete, [name]: value })).toThrow(`${name} is not set`);
  }
});

it.each([
  ...["SITE_URL", "SUPABASE_URL", "SANITY_API_HOST", "STUDIO_URL", "ENQUIRY_WEBHOOK_URL"],
  ...["SITE_NOINDEX", "SITE_HSTS"],
  ...["SANITY_API_READ_TOKEN", "ENQUIRY_WEBHOOK_SECRET"],
  ...["ENQUIRY_MAIL_FROM", "ENQUIRY_MAIL_TO", "SMTP_URL"],
])("rejects an invalid %s without repeating its value", (name) => {
  const readInvalid = () => readEnvironment({ ...complete, [name]: "hunter2" });
  expect(readInvalid).toThrow(`${name} is not valid`);
  expect(readInvalid).not.toThrow("hunter2");
});

it("sends strict-transport-security as SITE_HSTS says", () => {
  const sent = (value: string) => readEnvironment({ ...required, SITE_HSTS: value });
  expect(sent("off").transportSecurity).toBeUndefined();
  for (const value of ["max-age=300", "max-age=63072000; includeSubDomains; preload"]) {
    expect(sent(value).transportSecurity).toBe(value);
  }
});
