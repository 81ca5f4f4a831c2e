import type { SanityClient } from "@sanity/client";
import { afterAll, beforeAll } from "vitest";
import { type LakeFixture, startTestLake } from "../../lake/testing/lake-fixture.ts";

/** A lake of the tests of a file, and a client that sees all versions. */
export function testLake(): { readonly client: SanityClient } {
  let fixture: LakeFixture;
  let client: SanityClient;
  beforeAll(async () => {
    fixture = await startTestLake();
    client = fixture.client.withConfig({ perspective: "raw" });
  });
  afterAll(() => fixture?.lake.close());
  return {
    get client() {
      return client;
    },
  };
}
