import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createLake } from "@currawong/lake/lake";
import { API_VERSION } from "@currawong/schemas/api-version";
import { createClient } from "@sanity/client";
import { exportDataset } from "@sanity/export";
import { sanityImport } from "@sanity/import";
import type { DataFolders } from "../start/aside.ts";
import type { Variables } from "../start/environment.ts";
import { replaceData } from "./replace.ts";

/**
 * Replaces the local documents and files by those of a hosted dataset.
 * @param settings name the dataset; drafts and releases are among what the token may read
 * @returns the folder with the data before
 * @throws an error that names a missing setting
 */
export function pull(settings: Variables, folders: DataFolders): Promise<string[]> {
  const {
    SANITY_PROJECT_ID: projectId,
    SANITY_DATASET: dataset,
    SANITY_API_HOST: apiHost,
  } = settings;
  const token = settings.SANITY_API_READ_TOKEN;
  if (!projectId || !dataset || !token) {
    throw new Error("Set SANITY_PROJECT_ID, SANITY_DATASET and SANITY_API_READ_TOKEN in the file.");
  }
  const options = { projectId, dataset, token, apiVersion: API_VERSION, useCdn: false };
  const local = (host: string) => ({ apiHost: host, useProjectHostname: false });
  const client = createClient({ ...options, ...(apiHost && local(apiHost)) });
  return replaceData(folders, async (target) => {
    const outputPath = join(target, "export.tar.gz");
    await exportDataset({ client, dataset, outputPath });
    const writeToken = "pull-0123456789-0123456789";
    const lake = await createLake({
      dataDir: join(target, "lake"),
      ...{ writeToken, readToken: "", corsOrigins: [] },
    });
    try {
      const { url } = await lake.listen(0);
      const names = { projectId: lake.projectId, dataset: lake.dataset, token: writeToken };
      const own = createClient({ ...options, ...names, ...local(url) });
      await sanityImport(createReadStream(outputPath), {
        client: own,
        allowAssetsInDifferentDataset: true,
      });
    } finally {
      await lake.close();
    }
  });
}
