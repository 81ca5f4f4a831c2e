import { inflateSync } from "node:zlib";

/** Offsets and sizes in bytes of the WOFF format (W3C, WOFF File Format 1.0). */
const TABLE_COUNT = 12;
const DIRECTORY = 44;
const DIRECTORY_ENTRY = 20;

/** Reads a table of a WOFF font. */
function readTable(font: Buffer, tag: string): Buffer {
  for (let index = 0; index < font.readUInt16BE(TABLE_COUNT); index++) {
    const entry = DIRECTORY + index * DIRECTORY_ENTRY;
    if (font.toString("latin1", entry, entry + 4) !== tag) continue;
    const [offset, length, size] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at));
    const bytes = font.subarray(offset, (offset ?? 0) + (length ?? 0));
    return length === size ? bytes : inflateSync(bytes);
  }
  throw new Error(`The font has no table “${tag}”: is it a WOFF file?`);
}

/** Finds the subtable that maps the characters of Unicode's first plane to glyphs (OpenType, `cmap` format 4). */
function basicSubtable(map: Buffer): Buffer {
  for (let index = 0; index < map.readUInt16BE(2); index++) {
    const subtable = map.subarray(map.readUInt32BE(8 + index * 8));
    if (subtable.readUInt16BE(0) === 4) return subtable;
  }
  throw new Error("The font has no character map of format 4.");
}

/**
 * Reads which characters a WOFF font can draw.
 * @returns their code points
 */
export function codePointsOf(font: Buffer): Set<number> {
  const map = basicSubtable(readTable(font, "cmap"));
  const size = map.readUInt16BE(6);
  const codePoints = new Set<number>();
  for (let segment = 0; segment < size; segment += 2) {
    const end = map.readUInt16BE(14 + segment);
    const start = map.readUInt16BE(16 + size + segment);
    const delta = map.readUInt16BE(16 + 2 * size + segment);
    const place = 16 + 3 * size + segment;
    const range = map.readUInt16BE(place);
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const glyph =
        range === 0 ? code + delta : map.readUInt16BE(place + range + 2 * (code - start));
      if (glyph & 0xffff) codePoints.add(code);
    }
  }
  return codePoints;
}

/**
 * The part of a text that fonts can draw: letters without the accents they lack, and no emoji.
 * @param codePoints that every font has
 */
export function drawable(text: string, codePoints: ReadonlySet<number>): string {
  const isDrawn = (char: string) => codePoints.has(char.codePointAt(0) ?? 0);
  const drawn = [...text.normalize("NFC")].flatMap((char) =>
    isDrawn(char) ? char : [...char.normalize("NFKD")].filter(isDrawn),
  );
  return drawn.join("").replace(/\s+/g, " ").trim();
}
