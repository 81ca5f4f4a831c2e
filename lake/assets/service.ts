import { createHash } from "node:crypto";
import path from "node:path";
import { isRecord } from "../documents.ts";
import type { LakeServices } from "../services.ts";
import { BlobStore } from "./blobs.ts";
import { DerivedCache } from "./derived-cache.ts";
import { type AssetName, assetFileName } from "./names.ts";
import type { ImageParams, OutputFormat } from "./params.ts";
import { renderImage } from "./render.ts";

/** Room for about ten thousand cards. */
const MAX_DERIVED_BYTES = 256 * 1024 * 1024;

/** The originals and derived images of one lake. */
export interface AssetService {
  blobs: BlobStore;
  /** Bytes of a derived image, rendered once. */
  derive(name: AssetName, params: ImageParams, format: OutputFormat): Promise<Buffer>;
}

const services = new WeakMap<LakeServices, AssetService>();

/** The asset service of a lake, made when first asked for. */
export function assetService(lake: LakeServices): AssetService {
  const known = services.get(lake);
  if (known) return known;
  const service = openAssets(lake.assetsDir);
  services.set(lake, service);
  return service;
}

function openAssets(folder: string): AssetService {
  const blobs = new BlobStore(path.join(folder, "originals"));
  const derived = new DerivedCache(path.join(folder, "derived"), MAX_DERIVED_BYTES);
  return {
    blobs,
    derive(name, params, format) {
      const original = blobs.pathOf(assetFileName(name));
      return derived.get(derivedKey(name, params, format), () =>
        renderImage(original, params, format),
      );
    },
  };
}

/** Names a derived image by everything that decides its bytes. */
export function derivedKey(name: AssetName, params: ImageParams, format: OutputFormat): string {
  const { autoFormat: _, format: __, ...rest } = params;
  const hash = createHash("sha256")
    .update(JSON.stringify(sorted(rest)))
    .digest("hex");
  return `${name.sha1}-${hash.slice(0, 32)}.${format}`;
}

function sorted(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => a.localeCompare(b));
  return entries.map(([key, inner]) => [key, sorted(inner)]);
}
