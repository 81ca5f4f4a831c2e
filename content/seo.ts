/** The search metadata of a page, with the preset that fills what an editor clears. */
export const seo = <const Preset extends string>(
  preset: Preset,
  customTitle: string,
  customDescription: string,
  keywords: string,
) => ({ preset: `seoPreset-${preset}` as const, customTitle, customDescription, keywords });
