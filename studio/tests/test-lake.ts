import { sharedLake } from "../../lake/testing/lake-fixture.ts";

/** A client that sees all versions, of a lake for all tests of a file; call it at the top level. */
export async function testClient() {
  const { client } = await sharedLake();
  return client.withConfig({ perspective: "raw" });
}
