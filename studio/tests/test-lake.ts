import { sharedLake } from "../../lake/testing/lake-fixture.ts";

/** A client of a lake for all tests of a file, which calls this at its top; it sees all versions. */
export async function testClient() {
  const { client } = await sharedLake();
  return client.withConfig({ perspective: "raw" });
}
