/** The two kinds of asset the Content Lake keeps. */
export type AssetKind = "image" | "file";

/** What an asset's file name says: `<sha1>-<width>x<height>.<ext>` or `<sha1>.<ext>`. */
export interface AssetName {
  sha1: string;
  extension: string;
  /** Present for images only, in pixels. */
  dimensions?: { width: number; height: number };
}

const FILE_NAME = /^([0-9a-f]{40})(?:-(\d{1,6})x(\d{1,6}))?\.([a-z0-9]{1,12})$/;

/**
 * The document id Sanity gives an asset: `image-<sha1>-<w>x<h>-<ext>` or `file-<sha1>-<ext>`.
 * https://www.sanity.io/docs/apis-and-sdks/asset-cdn
 */
export function assetDocumentId(name: AssetName): string {
  return name.dimensions
    ? `image-${name.sha1}-${size(name)}-${name.extension}`
    : `file-${name.sha1}-${name.extension}`;
}

/** The file name in an asset's URL and on disk. */
export function assetFileName(name: AssetName): string {
  return name.dimensions
    ? `${name.sha1}-${size(name)}.${name.extension}`
    : `${name.sha1}.${name.extension}`;
}

/** Reads a file name back; undefined for anything that is not exactly one (so no path escapes). */
export function parseAssetFileName(fileName: string): AssetName | undefined {
  const match = FILE_NAME.exec(fileName);
  const [, sha1, width, height, extension] = match ?? [];
  if (!sha1 || !extension) return undefined;
  if (!width || !height) return { sha1, extension };
  return { sha1, extension, dimensions: { width: Number(width), height: Number(height) } };
}

function size({ dimensions }: AssetName): string {
  return `${dimensions?.width}x${dimensions?.height}`;
}
