import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { createImageUrlBuilder } from "@sanity/image-url";
import sharp from "sharp";
import { expect, it } from "vitest";
import {
  sharedLake,
  startTestLake,
  TEST_TOKENS,
  temporaryFolder,
} from "../testing/lake-fixture.ts";

const dataDir = temporaryFolder();
const { write: writeToken, read: readToken } = TEST_TOKENS;

const { lake, url, clientWith: client } = await sharedLake();
const translucent = { width: 120, height: 80, channels: 4, background: "#e0a80080" } as const;
const picture = await sharp({ create: translucent }).png().toBuffer();

const upload = () => client(writeToken).assets.upload("image", picture, { filename: "eye.png" });

async function get(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, { headers });
  return { response, body: Buffer.from(await response.arrayBuffer()) };
}

it("names an uploaded image by its hash and returns its metadata", async () => {
  const sha1 = createHash("sha1").update(picture).digest("hex");
  const asset = await upload();
  expect(asset).toMatchObject({
    _id: `image-${sha1}-120x80-png`,
    _type: "sanity.imageAsset",
    assetId: sha1,
    sha1hash: sha1,
    extension: "png",
    mimeType: "image/png",
    originalFilename: "eye.png",
    path: `images/currawong/production/${sha1}-120x80.png`,
    url: `${url}/images/currawong/production/${sha1}-120x80.png`,
    size: picture.byteLength,
    metadata: {
      hasAlpha: true,
      isOpaque: false,
      dimensions: { width: 120, height: 80, aspectRatio: 1.5 },
    },
  });
  expect(await client(readToken).getDocument(asset._id)).toMatchObject({ _id: asset._id });
});

it("stores an uploaded file unchanged", async () => {
  const bytes = Buffer.from("a,b\n1,2\n");
  const asset = await client(writeToken).assets.upload("file", bytes, { filename: "rates.CSV" });
  expect(asset).toMatchObject({ _type: "sanity.fileAsset", extension: "csv" });
  const { response, body } = await get(`${asset.url}?dl=rate%20card.csv`);
  expect(body).toEqual(bytes);
  expect(response.headers.get("content-type")).toBe("text/csv");
  expect(response.headers.get("content-disposition")).toContain("rate%20card.csv");
});

it.each([
  ["bytes=0-1", 206, "01", "bytes 0-1/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=5-99", 206, "56789", "bytes 5-9/10"],
  ["bytes=10-", 200, "0123456789", null],
])("sends the bytes that %s asks for, as films need", async (range, status, bytes, sent) => {
  const film = Buffer.from("0123456789");
  const asset = await client(writeToken).assets.upload("file", film, { filename: "film.MOV" });
  const { response, body } = await get(asset.url, { range });
  expect([response.status, String(body)]).toEqual([status, bytes]);
  expect(response.headers.get("content-range")).toBe(sent);
});

it("refuses invalid images, and leaves no partial files", async () => {
  const upload = client(writeToken).assets.upload("image", Buffer.from("hello"));
  const message = expect.stringMatching(/Invalid image.*Upload a JPEG/);
  await expect(upload).rejects.toMatchObject({ statusCode: 400, message });
  const files = await readdir(path.dirname(lake.assets.pathOf("x")));
  expect(files.filter((name) => name.endsWith(".partial"))).toEqual([]);
});

it("builds picture URLs from the request's host, also for a folder moved from another lake", async () => {
  const query = encodeURIComponent('*[_type == "sanity.imageAsset"][0]{url, path}');
  for (const start of ["uploaded", "moved"]) {
    const moved = await startTestLake({ dataDir });
    if (start === "uploaded") await moved.client.assets.upload("image", picture);
    const { body } = await get(`${moved.url}/v2026-01-01/data/query/production?query=${query}`);
    const { result } = JSON.parse(String(body));
    expect(result.url).toBe(`${moved.url}/${result.path}`);
    expect((await get(result.url)).response.status).toBe(200);
    await moved.lake.close();
  }
});

it("serves the URLs that @sanity/image-url builds", async () => {
  const asset = await upload();
  const image = {
    asset: { _ref: asset._id },
    hotspot: { x: 0.2, y: 0.5, width: 0.1, height: 0.1 },
  };
  const builder = createImageUrlBuilder(client(writeToken)).image(image);
  const address = builder.width(60).height(60).fit("crop").dpr(2).format("webp").url();
  expect(address.startsWith(url)).toBe(true);
  const { response, body } = await get(address);
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect(await sharp(body).metadata()).toMatchObject({ width: 120, height: 120 });
});

it("chooses the picture format by Accept, and sends Vary", async () => {
  const { url: address } = await upload();
  const type = async (accept: string) => {
    const { response } = await get(`${address}?w=20&auto=format`, { accept });
    expect(response.headers.get("vary")).toContain("accept");
    return response.headers.get("content-type");
  };
  expect(await type("image/avif,image/webp,*/*")).toBe("image/avif");
  expect(await type("image/webp,*/*")).toBe("image/webp");
  expect(await type("*/*")).toBe("image/png");
});

it("lets browsers cache pictures as immutable, and answers 304 to a matching ETag", async () => {
  const { url: address } = await upload();
  const { response, body } = await get(address);
  expect(body).toEqual(picture);
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const etag = response.headers.get("etag") ?? "";
  expect((await get(address, { "if-none-match": etag })).response.status).toBe(304);
  const resized = await get(`${address}?w=33`);
  expect(resized.response.headers.get("etag")).not.toBe(etag);
});

it("returns 404 for an unknown asset or a path outside the folder", async () => {
  const { url: address } = await upload();
  const missing = address.replace(/[0-9a-f]{40}/, "0".repeat(40));
  expect((await get(missing)).response.status).toBe(404);
  const outside = `${url}/images/currawong/production/..%2f..%2flake.sqlite`;
  expect((await get(outside)).response.status).toBe(404);
});

it("serves an SVG with scripts disabled", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script></svg>`;
  const asset = await client(writeToken).assets.upload("image", Buffer.from(svg));
  expect(asset._id).toMatch(/^image-[0-9a-f]{40}-40x20-svg$/);
  const { response } = await get(`${asset.url}?w=20&auto=format`, { accept: "image/avif" });
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  expect(response.headers.get("content-security-policy")).toContain("sandbox");
  const raster = await get(`${asset.url}?w=20&fm=png`);
  expect(await sharp(raster.body).metadata()).toMatchObject({ format: "png", width: 20 });
});
