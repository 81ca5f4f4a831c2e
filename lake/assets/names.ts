export type AssetKind = "image" | "file";

/** The parts of an asset's file name: `<sha1>-<width>x<height>.<ext>` or `<sha1>.<ext>`. */
export interface AssetName {
  readonly sha1: string;
  readonly extension: string;
  /** Present for images only, in pixels. */
  readonly dimensions?: { readonly width: number; readonly height: number };
}

const FILE_NAME = /^([0-9a-f]{40})(?:-(\d{1,6})x(\d{1,6}))?\.([a-z0-9]{1,12})$/;

/**
 * The document id Sanity gives an asset: `image-<sha1>-<w>x<h>-<ext>` or `file-<sha1>-<ext>`.
 * https://www.sanity.io/docs/apis-and-sdks/asset-cdn
 */
export const assetDocumentId = (name: AssetName): string =>
  `${name.dimensions ? "image" : "file"}-${stem(name)}-${name.extension}`;

/** The file name in an asset's URL and on disk. */
export const assetFileName = (name: AssetName) => `${stem(name)}.${name.extension}`;

/** Parses a file name; undefined for anything else, which rules out path traversal. */
export function parseAssetFileName(fileName: string): AssetName | undefined {
  const [, sha1, width, height, extension] = FILE_NAME.exec(fileName) ?? [];
  if (!sha1 || !extension) return undefined;
  if (!width || !height) return { sha1, extension };
  return { sha1, extension, dimensions: { width: Number(width), height: Number(height) } };
}

const stem = ({ sha1, dimensions }: AssetName): string =>
  dimensions ? `${sha1}-${dimensions.width}x${dimensions.height}` : sha1;

/** Media types by extension, for what editors upload. Other files are downloaded as binary data. */
const MIME_TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  csv: "text/csv",
  gif: "image/gif",
  jpg: "image/jpeg",
  json: "application/json",
  m4a: "audio/mp4",
  m4v: "video/x-m4v",
  md: "text/markdown",
  mp3: "audio/mpeg",
  mov: "video/quicktime",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  tif: "image/tiff",
  txt: "text/plain",
  vtt: "text/vtt",
  wav: "audio/wav",
  webm: "video/webm",
  webp: "image/webp",
  zip: "application/zip",
};

/** The media type of an extension (without the dot); `application/octet-stream` when unknown. */
export const mimeTypeFor = (extension: string) =>
  MIME_TYPES[extension] ?? "application/octet-stream";

/**
 * The extension of an uploaded file: from its name, lower-cased, or else from its media type; `bin` if
 * neither tells.
 */
export function extensionFor(originalFilename = "", mediaType = ""): string {
  const named = /\.([a-z0-9]{1,12})$/i.exec(originalFilename)?.[1]?.toLowerCase();
  const [typed] = Object.entries(MIME_TYPES).find(([, type]) => type === mediaType) ?? [];
  const extension = named ?? typed ?? "bin";
  return extension === "jpeg" ? "jpg" : extension;
}
