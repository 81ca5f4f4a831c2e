import sharp from "sharp";

/**
 * Renders an SVG picture as a PNG original, ready to upload. The bytes depend on the SVG and the
 * width alone (no dates in the metadata).
 *
 * @param svg a complete SVG document, as `drawPicture` returns it
 * @param options.width of the result in pixels; the height keeps the proportions
 * @throws if the SVG cannot be parsed, or the width is not a whole number from 1 to 8000
 */
export async function rasterise(svg: string, options: { width: number }): Promise<Buffer> {
  const { width } = options;
  if (!Number.isInteger(width) || width < 1 || width > 8000) {
    throw new RangeError(`Picture width must be a whole number from 1 to 8000, got ${width}.`);
  }
  return sharp(Buffer.from(svg)).resize({ width }).png({ compressionLevel: 9 }).toBuffer();
}
