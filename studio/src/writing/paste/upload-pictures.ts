import type { PastedBlock, PastedPicture } from "./read-clipboard.ts";

/** Uploads a picture. @returns the id of its asset */
type Upload = (picture: Blob) => Promise<string>;

/** Addresses that a page of the Studio may fetch; Google Docs serves its pictures to other sites. */
const READABLE = /^data:image\/|^https:\/\/[\w-]+\.googleusercontent\.com\//;

export const isPicture = (block: PastedBlock): block is PastedPicture => block._type === "figure";

/** The picture that a program puts on the clipboard as a file, as screenshots are. */
export const toPicture = (file: File): PastedPicture => ({
  _type: "figure",
  _key: crypto.randomUUID().slice(0, 12),
  src: URL.createObjectURL(file),
});

/**
 * Replaces pasted pictures with uploaded ones. Programs on a computer, such as Word, name files that a browser
 * can't read; their pictures are left out, unless the clipboard has the only one as a file too.
 * @returns the blocks, and how many pictures were left out
 */
export async function uploadPictures(
  blocks: readonly PastedBlock[],
  files: readonly File[],
  upload: Upload,
): Promise<{ blocks: PastedBlock[]; leftOut: number }> {
  const [file] = blocks.filter(isPicture).length === 1 ? files : [];
  const uploaded = await Promise.all(
    blocks.map(async (block) => {
      if (!isPicture(block)) return block;
      const { src, alt, ...figure } = block;
      if (!file && !READABLE.test(src)) return undefined;
      try {
        const _ref = await upload(file ?? (await readPicture(src)));
        const asset = { _type: "reference", _ref };
        return { ...figure, image: { _type: "picture", asset, ...(alt && { alt }) } };
      } catch {
        return undefined; // Named as left out.
      }
    }),
  );
  const kept = uploaded.filter((block) => block !== undefined);
  return { blocks: kept, leftOut: uploaded.length - kept.length };
}

async function readPicture(src: string): Promise<Blob> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`The picture’s address answered ${response.status}.`);
  return response.blob();
}
