/** What we use of `subset-font`, which has no types. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: "woff2"; keepFeatures: string[]; noLayoutClosure: boolean },
  ): Promise<Buffer>;
}

/** What we use of `fontverter`, which has no types. */
declare module "fontverter" {
  export function convert(font: Buffer, format: "truetype"): Promise<Buffer>;
}
