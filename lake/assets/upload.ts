import { randomUUID } from "node:crypto";
import type { LakeDocument } from "../documents.ts";
import { publicOrigin } from "../http/hosts.ts";
import { type Route, type RouteContext, route } from "../http/router.ts";
import { withAssetAddress } from "./address.ts";
import type { ReceivedFile } from "./files.ts";
import { inspectImage } from "./image.ts";
import {
  type AssetKind,
  type AssetName,
  assetDocumentId,
  assetFileName,
  extensionFor,
  mimeTypeFor,
} from "./names.ts";

const MAX_BYTES: Readonly<Record<AssetKind, number>> = {
  image: 64 * 1024 * 1024,
  file: 512 * 1024 * 1024,
};

const uploadRoute = (kind: AssetKind): Route =>
  route("POST", `/assets/${kind}s/:dataset`, "grant", (ctx) => upload(kind, ctx));

/** Uploads: `POST /assets/images|files/:dataset` with the bytes as the body. */
export const uploadRoutes = [uploadRoute("image"), uploadRoute("file")];

async function upload(kind: AssetKind, ctx: RouteContext): Promise<void> {
  const { assets } = ctx.lake;
  const received = await assets.receive(ctx.request, MAX_BYTES[kind]);
  let document: LakeDocument;
  try {
    const { name, fields } = await describe(kind, received, ctx);
    // The bytes must be on disk before a document refers to them.
    await assets.keep(received, assetFileName(name));
    document = writeDocument(name, fields, ctx);
  } finally {
    await assets.discard(received);
  }
  ctx.json(200, { document: withAssetAddress(document, publicOrigin(ctx.request)) });
}

/** An asset's name, and the fields of its document that depend on the file. */
async function describe(
  kind: AssetKind,
  { file, sha1, size }: ReceivedFile,
  { url: { searchParams: query }, request }: RouteContext,
) {
  const originalFilename = query.get("filename") || undefined;
  const [mediaType = ""] = (request.headers["content-type"] ?? "").split(";", 1);
  const image = kind === "image" ? await inspectImage(file) : undefined;
  const extension = image?.extension ?? extensionFor(originalFilename, mediaType);
  const name: AssetName = { sha1, extension, dimensions: image?.metadata.dimensions };
  const fields = {
    assetId: sha1,
    extension,
    mimeType: mimeTypeFor(extension),
    sha1hash: sha1,
    size,
    uploadId: randomUUID(),
    ...(originalFilename && { originalFilename }),
    ...(image && { metadata: image.metadata }),
  };
  return { name, fields };
}

/** Writes the asset's document, or returns the existing one when the same bytes were uploaded before. */
function writeDocument(
  name: AssetName,
  fields: Readonly<Record<string, unknown>>,
  { lake, identity }: RouteContext,
): LakeDocument {
  const _id = assetDocumentId(name);
  const existing = lake.store.get(_id);
  if (existing) return existing;
  const kind: AssetKind = name.dimensions ? "image" : "file";
  const path = `${kind}s/${lake.projectId}/${lake.dataset}/${assetFileName(name)}`;
  const timestamp = new Date().toISOString();
  const id = randomUUID();
  const document: LakeDocument = {
    _id,
    _type: `sanity.${kind}Asset`,
    _rev: id,
    _createdAt: timestamp,
    _updatedAt: timestamp,
    path,
    // Made absolute when read: see `withAssetAddress`.
    url: `/${path}`,
    ...fields,
  };
  const change = { id: _id, before: null, after: document, mutations: [{ create: document }] };
  lake.store.commit({ id, timestamp, identity: identity?.id ?? "", changes: [change] });
  return document;
}
