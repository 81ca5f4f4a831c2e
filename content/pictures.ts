import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawPicture, isPictureKind, pictureKinds, rasterise } from "./art/index.ts";
import { sceneOf } from "./art/kinds.ts";
import type { ArtRequest } from "./compile.ts";
import { hashOf } from "./stable.ts";

/** A drawn picture: the id its asset has in any dataset, and its bytes. */
export type Picture = { assetId: string; filename: string; read: () => Promise<Buffer> };

/** The key of a request in maps of pictures. */
export const pictureKey = ({ kind, slug }: ArtRequest): string => `${kind}/${slug}`;

/** Hash of everything the bytes depend on besides the request: the drawing code and the renderer. */
function drawingVersion(): string {
  const folder = join(import.meta.dirname, "art");
  const sources = globSync("**/*.ts", { cwd: folder, exclude: ["**/*.test.ts"] }).sort();
  return hashOf([sharp.versions, sources.map((file) => readFileSync(join(folder, file), "utf8"))]);
}

/**
 * Draws pictures, or takes them from the cache when neither the drawing code nor the request
 * changed.
 * @param cacheDir folder of the drawn files; created if missing
 * @returns the pictures by `pictureKey`
 * @throws when a request names an unknown kind
 */
export async function drawPictures(
  requests: readonly ArtRequest[],
  cacheDir: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Map<string, Picture>> {
  await mkdir(cacheDir, { recursive: true });
  const version = drawingVersion();
  const pending = [...new Map(requests.map((request) => [pictureKey(request), request])).values()];
  const total = pending.length;
  const pictures = new Map<string, Picture>();
  const drawPending = async () => {
    for (let request = pending.pop(); request; request = pending.pop()) {
      pictures.set(pictureKey(request), await produce(request, version, cacheDir));
      onProgress(pictures.size, total);
    }
  };
  // The renderer is native code: a few pictures at once keep every core busy.
  await Promise.all(Array.from({ length: 4 }, drawPending));
  return pictures;
}

async function produce(request: ArtRequest, version: string, cacheDir: string): Promise<Picture> {
  const { kind, slug } = request;
  if (!isPictureKind(kind)) {
    throw new Error(
      `No one can draw a picture of kind "${kind}". Kinds: ${pictureKinds.join(", ")}.`,
    );
  }
  const { width, height } = sceneOf(kind);
  const file = join(cacheDir, `${hashOf([version, request, width, height]).slice(0, 40)}.png`);
  const read = () => readFile(file);
  const bytes = await read().catch(async () => {
    const svg = drawPicture({ kind, slug, title: slug, width, height });
    const drawn = await rasterise(svg, { width });
    await writeFile(`${file}.part`, drawn);
    await rename(`${file}.part`, file);
    return drawn;
  });
  const sha1 = createHash("sha1").update(bytes).digest("hex");
  return {
    assetId: `image-${sha1}-${width}x${height}-png`,
    filename: `${kind}-${slug}.png`,
    read,
  };
}
