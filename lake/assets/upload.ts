import { randomUUID } from "node:crypto";
import type { LakeDocument } from "../documents.ts";
import { publicOrigin } from "../http/hosts.ts";
import type { Route, RouteContext } from "../http/router.ts";
import { withAssetAddress } from "../store/asset-address.ts";
import type { ReceivedBlob } from "./blobs.ts";
import { assetDocument, type UploadedAsset } from "./document.ts";
import { inspectImage } from "./metadata.ts";
import { extensionFor, mimeTypeFor, OPAQUE_TYPE } from "./mime.ts";
import { type AssetKind, assetFileName } from "./names.ts";
import { assetService } from "./service.ts";

const MAX_BYTES: Readonly<Record<AssetKind, number>> = {
  image: 64 * 1024 * 1024,
  file: 512 * 1024 * 1024,
};

/** Uploads: `POST /assets/images|files/:dataset` with the bytes as the body. */
export const uploadRoutes: Route[] = [
  {
    method: "POST",
    pattern: "/assets/images/:dataset",
    access: "grant",
    handle: (ctx) => upload("image", ctx),
  },
  {
    method: "POST",
    pattern: "/assets/files/:dataset",
    access: "grant",
    handle: (ctx) => upload("file", ctx),
  },
];

async function upload(kind: AssetKind, ctx: RouteContext): Promise<void> {
  const { blobs } = assetService(ctx.lake);
  const blob = await blobs.receive(ctx.request, MAX_BYTES[kind]);
  let document: LakeDocument;
  try {
    const asset = await readAsset(kind, blob, ctx);
    // The bytes are safe on disk before the document that points at them exists.
    await blobs.keep(blob, assetFileName(asset.name));
    document = record(asset, ctx);
  } finally {
    await blobs.discard(blob);
  }
  ctx.json(200, { document: withAssetAddress(document, publicOrigin(ctx.request)) });
}

async function readAsset(
  kind: AssetKind,
  blob: ReceivedBlob,
  { url, request }: RouteContext,
): Promise<UploadedAsset> {
  const query = url.searchParams;
  const originalFilename = query.get("filename") || undefined;
  const common = { kind, size: blob.size, originalFilename, ...descriptions(query) };
  if (kind === "image") {
    const { extension, metadata } = await inspectImage(blob.file);
    const { width, height } = metadata.dimensions;
    const name = { sha1: blob.sha1, extension, dimensions: { width, height } };
    return { ...common, name, metadata, mimeType: mimeTypeFor(extension) };
  }
  const sentType = request.headers["content-type"] ?? OPAQUE_TYPE;
  const extension = extensionFor(originalFilename, sentType);
  const known = mimeTypeFor(extension);
  const mimeType = known === OPAQUE_TYPE ? sentType : known;
  return { ...common, name: { sha1: blob.sha1, extension }, mimeType };
}

function descriptions(query: URLSearchParams): Pick<UploadedAsset, "labels" | "source"> {
  const names = ["label", "title", "description", "creditLine"];
  const given = names.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  const labels: Record<string, string> = Object.fromEntries(given);
  const id = query.get("sourceId");
  const name = query.get("sourceName");
  if (!id || !name) return { labels };
  return { labels, source: { id, name, url: query.get("sourceUrl") ?? undefined } };
}

/** Writes the asset's document; the same bytes again answer the document there is. */
function record(asset: UploadedAsset, { lake, params, identity }: RouteContext) {
  const place = {
    projectId: lake.projectId,
    dataset: params.dataset ?? lake.dataset,
  };
  const body = assetDocument(asset, place, randomUUID());
  const existing = lake.store.get(body._id);
  if (existing) return existing;
  const timestamp = new Date().toISOString();
  const transactionId = randomUUID();
  const document: LakeDocument = {
    ...body,
    _rev: transactionId,
    _createdAt: timestamp,
    _updatedAt: timestamp,
  };
  lake.store.commit({
    id: transactionId,
    timestamp,
    identity: identity?.id ?? "",
    changes: [{ id: document._id, before: null, after: document, mutations: [{ create: body }] }],
  });
  return document;
}
