import type { Picture } from "@currawong/content/pictures";
import type { SanityClient } from "@sanity/client";

/**
 * Uploads the pictures a dataset does not have yet. An asset's id comes from its bytes, so the ids
 * alone tell which those are.
 * @returns the ids of the assets uploaded
 * @throws when the dataset stores a picture under another id than the documents will refer to
 */
export async function uploadMissing(
  client: SanityClient,
  pictures: readonly Picture[],
  onProgress: (line: string) => void = () => {},
): Promise<string[]> {
  const ids = pictures.map(({ assetId }) => assetId);
  const present = new Set(await client.fetch<string[]>("*[_id in $ids]._id", { ids }));
  const missing = pictures.filter(({ assetId }) => !present.has(assetId));
  const pending = [...missing];
  const uploaded: string[] = [];
  const work = async () => {
    for (let picture = pending.shift(); picture; picture = pending.shift()) {
      const { filename, assetId, read } = picture;
      const asset = await client.assets.upload("image", await read(), {
        filename,
        contentType: "image/png",
      });
      if (asset._id !== assetId) {
        throw new Error(`The dataset stored ${filename} as ${asset._id}, expected ${assetId}.`);
      }
      uploaded.push(assetId);
      onProgress(`Pictures uploaded: ${uploaded.length} of ${missing.length}`);
    }
  };
  await Promise.all([work(), work(), work()]);
  return uploaded;
}
