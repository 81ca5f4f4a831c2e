/** The variables that Vite substitutes for `import.meta.env` (https://vite.dev/guide/env-and-mode). */
interface ImportMeta {
  readonly env: Readonly<Partial<Record<`SANITY_STUDIO_${string}`, string>>> & {
    readonly MODE?: string;
  };
}
