import { expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";

it("uses the hosted project unless a local lake is configured", () => {
  expect(readEnvironment({}).apiHost).toBeUndefined();
  const local = readEnvironment({ SANITY_STUDIO_API_HOST: "http://localhost:3010/" });
  expect(local.apiHost).toBe("http://localhost:3010");
});

it("reports every invalid variable and its expected format", () => {
  const readInvalid = () =>
    readEnvironment({
      SANITY_STUDIO_PROJECT_ID: "My Project",
      SANITY_STUDIO_API_HOST: "localhost:3010",
      SANITY_STUDIO_SITE_URL: "https://site.example/about",
    });
  expect(readInvalid).toThrow(/SANITY_STUDIO_PROJECT_ID must be lower-case.*"My Project"/s);
  expect(readInvalid).toThrow(/SANITY_STUDIO_API_HOST must be an origin/);
  expect(readInvalid).toThrow(/SANITY_STUDIO_SITE_URL must be an origin.*site.example\/about/s);
});
