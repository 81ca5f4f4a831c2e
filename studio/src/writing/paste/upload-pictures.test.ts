import { expect, it, vi } from "vitest";
import { uploadPictures } from "./upload-pictures.ts";

const figure = (src: string, alt?: string) => ({
  _type: "figure" as const,
  _key: src,
  src,
  ...(alt && { alt }),
});
const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const text = { _type: "block", _key: "t" };

it("uploads readable pictures, and counts those it leaves out", async () => {
  const upload = vi.fn(async (picture: Blob) => `image-${picture.type}`);
  const blocks = [
    text,
    figure(PIXEL, "A dot"),
    figure("file:///C:/clip.jpg"),
    figure("https://example.com/a.png"),
  ];
  expect(await uploadPictures(blocks, [], upload)).toEqual({
    blocks: [
      text,
      {
        _type: "figure",
        _key: PIXEL,
        image: {
          _type: "picture",
          asset: { _type: "reference", _ref: "image-image/gif" },
          alt: "A dot",
        },
      },
    ],
    leftOut: 2,
  });
});

it("uses the clipboard's file for the only picture, and leaves it out if it is refused", async () => {
  const file = new File(["x"], "clip.png", { type: "image/png" });
  const upload = vi.fn(async () => "image-one");
  const { blocks, leftOut } = await uploadPictures([figure("file:///clip.png")], [file], upload);
  expect([blocks.length, leftOut, upload.mock.calls]).toEqual([1, 0, [[file]]]);
  upload.mockRejectedValue(new Error("Too large"));
  expect(await uploadPictures([figure(PIXEL)], [file], upload)).toEqual({ blocks: [], leftOut: 1 });
});
