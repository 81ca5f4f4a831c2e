import type { ImageMetadata } from "./metadata.ts";
import type { AssetKind, AssetName } from "./names.ts";
import { assetDocumentId, assetFileName } from "./names.ts";

/** What is known of an upload once its bytes are read. */
export interface UploadedAsset {
  kind: AssetKind;
  name: AssetName;
  mimeType: string;
  /** Bytes. */
  size: number;
  originalFilename?: string;
  metadata?: ImageMetadata;
  /** Optional descriptive fields of the upload's query: label, title, description, creditLine. */
  labels: Readonly<Record<string, string>>;
  source?: { id: string; name: string; url?: string };
}

/** Where an asset is served from: `<origin>/images/<project>/<dataset>/<file>`. */
export interface AssetPlace {
  projectId: string;
  dataset: string;
}

/**
 * The `sanity.imageAsset` or `sanity.fileAsset` document of an upload, with Sanity's fields.
 * @param uploadId unique to this upload.
 */
export function assetDocument(asset: UploadedAsset, place: AssetPlace, uploadId: string) {
  const folder = asset.kind === "image" ? "images" : "files";
  const path = `${folder}/${place.projectId}/${place.dataset}/${assetFileName(asset.name)}`;
  return {
    _id: assetDocumentId(asset.name),
    _type: asset.kind === "image" ? "sanity.imageAsset" : "sanity.fileAsset",
    assetId: asset.name.sha1,
    extension: asset.name.extension,
    ...(asset.metadata && { metadata: asset.metadata }),
    mimeType: asset.mimeType,
    ...(asset.originalFilename && { originalFilename: asset.originalFilename }),
    path,
    sha1hash: asset.name.sha1,
    size: asset.size,
    uploadId,
    // Completed when it is read: see `address.ts`.
    url: `/${path}`,
    ...asset.labels,
    ...(asset.source && { source: asset.source }),
  };
}
