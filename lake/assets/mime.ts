/** Extension to media type, for what editors upload. Anything else is an opaque download. */
const MIME_TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  csv: "text/csv",
  gif: "image/gif",
  jpg: "image/jpeg",
  json: "application/json",
  md: "text/markdown",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  tif: "image/tiff",
  txt: "text/plain",
  vtt: "text/vtt",
  webm: "video/webm",
  webp: "image/webp",
  zip: "application/zip",
};

export const OPAQUE_TYPE = "application/octet-stream";

/** Media type for an extension (without the dot); `application/octet-stream` when unknown. */
export function mimeTypeFor(extension: string): string {
  return MIME_TYPES[extension] ?? OPAQUE_TYPE;
}

/**
 * Extension for an uploaded file: that of its name if it has one, else by its media type,
 * else `bin`. Always lower case letters and digits, at most twelve.
 */
export function extensionFor(originalFilename: string | undefined, mimeType: string): string {
  const named = /\.([a-z0-9]{1,12})$/i.exec(originalFilename ?? "")?.[1]?.toLowerCase();
  if (named) return named === "jpeg" ? "jpg" : named;
  const bare = mimeType.split(";")[0]?.trim().toLowerCase();
  return Object.entries(MIME_TYPES).find(([, type]) => type === bare)?.[0] ?? "bin";
}
