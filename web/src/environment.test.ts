import { describe, expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";

const complete = {
  SITE_URL: "https://site.example/",
  SANITY_PROJECT_ID: "abc123",
  SANITY_DATASET: "production",
  SANITY_WEBHOOK_SECRET: "a secret of some length",
  SUPABASE_URL: "https://db.example",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
};

describe("readEnvironment", () => {
  it("reads every variable, addresses without their last slash", () => {
    expect(readEnvironment(complete)).toEqual({
      siteUrl: "https://site.example",
      sanity: { projectId: "abc123", dataset: "production", apiHost: undefined },
      webhookSecret: "a secret of some length",
      supabase: { url: "https://db.example", publishableKey: "sb_publishable_x" },
      inbox: undefined,
      receivers: { webhook: undefined, mail: undefined },
    });
  });

  const told = {
    SUPABASE_SECRET_KEY: "sb_secret_x",
    STUDIO_URL: "https://studio.example/",
    ENQUIRY_WEBHOOK_URL: "https://hook.example/enquiries",
    ENQUIRY_WEBHOOK_SECRET: `whsec_${"x".repeat(32)}`,
    SMTP_URL: "smtps://user:password@mail.example",
    ENQUIRY_MAIL_FROM: "site@currawong.example",
    ENQUIRY_MAIL_TO: "hello@currawong.example",
  };

  it("reads where staff are told of enquiries and read them", () => {
    expect(readEnvironment({ ...complete, ...told })).toMatchObject({
      inbox: { secretKey: "sb_secret_x", studioUrl: "https://studio.example" },
      receivers: {
        webhook: { url: "https://hook.example/enquiries", secret: told.ENQUIRY_WEBHOOK_SECRET },
        mail: { smtpUrl: told.SMTP_URL, from: told.ENQUIRY_MAIL_FROM, to: told.ENQUIRY_MAIL_TO },
      },
    });
  });

  it.each(["ENQUIRY_WEBHOOK_SECRET", "ENQUIRY_MAIL_FROM", "ENQUIRY_MAIL_TO"])(
    "names %s where a receiver needs it",
    (name) => {
      const without = { ...complete, ...told, [name]: "" };
      expect(() => readEnvironment(without)).toThrow(`${name} is not set`);
      const wrong = { ...without, [name]: "hunter2" };
      expect(() => readEnvironment(wrong)).toThrow(name);
      expect(() => readEnvironment(wrong)).not.toThrow("hunter2");
    },
  );

  it("refuses a mail server that is none, without repeating its password", () => {
    const wrong = { ...complete, ...told, SMTP_URL: "http://user:hunter2@mail.example" };
    expect(() => readEnvironment(wrong)).toThrow("SMTP_URL");
    expect(() => readEnvironment(wrong)).not.toThrow("hunter2");
  });

  it.each(Object.keys(complete))("names %s when it is missing or blank", (name) => {
    for (const value of [undefined, "", "  "]) {
      expect(() => readEnvironment({ ...complete, [name]: value })).toThrow(`${name} is not set`);
    }
  });

  it.each(["SITE_URL", "SUPABASE_URL", "SANITY_API_HOST"])(
    "names %s when it is no address",
    (name) => {
      expect(() => readEnvironment({ ...complete, [name]: "localhost" })).toThrow(
        `${name} is not an address`,
      );
    },
  );

  it("shows drafts where it has a token and knows the Studio, and else none", () => {
    const preview = {
      SANITY_API_READ_TOKEN: "t".repeat(20),
      STUDIO_URL: "https://st.example/desk",
    };
    expect(readEnvironment({ ...complete, ...preview }).preview).toEqual({
      readToken: preview.SANITY_API_READ_TOKEN,
      studioUrl: "https://st.example",
    });
    for (const name of Object.keys(preview)) {
      expect(readEnvironment({ ...complete, ...preview, [name]: " " }).preview).toBeUndefined();
    }
    for (const [name, value] of [
      ["STUDIO_URL", "localhost"],
      ["SANITY_API_READ_TOKEN", "short"],
    ] as const) {
      expect(() => readEnvironment({ ...complete, ...preview, [name]: value })).toThrow(name);
    }
  });

  it("refuses a project id no address could hold, and a secret that could be guessed", () => {
    expect(() => readEnvironment({ ...complete, SANITY_PROJECT_ID: "a/b" })).toThrow(
      "SANITY_PROJECT_ID",
    );
    const guessable = () => readEnvironment({ ...complete, SANITY_WEBHOOK_SECRET: "hunter2" });
    expect(guessable).toThrow("SANITY_WEBHOOK_SECRET is too short");
    expect(guessable).not.toThrow("hunter2");
  });
});
