import { createLake, type Lake } from "@currawong/lake/lake";
import { API_VERSION } from "@currawong/schemas/api-version";
import { createClient, type SanityClient } from "@sanity/client";

const TOKEN = "token-of-the-tests-alone";

/** A dataset of its own for one test, and a client that may write to it. */
export type TestDataset = { client: SanityClient; lake: Lake };

/** Opens an empty dataset that leaves nothing behind. Close its lake afterwards. */
export async function openDataset(): Promise<TestDataset> {
  const lake = await createLake({
    dataDir: ":memory:",
    writeToken: TOKEN,
    readToken: "",
    corsOrigins: [],
  });
  const { url } = await lake.listen(0);
  const client = createClient({
    projectId: "currawong",
    dataset: "production",
    apiVersion: API_VERSION,
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    perspective: "raw",
    token: TOKEN,
  });
  return { client, lake };
}
