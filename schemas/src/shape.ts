/**
 * What the result of a query looks like if every document is complete. `nullable` values may be
 * missing; the numbers are positions in the list of shapes (`shapes.generated.ts`).
 */
export type Shape = { readonly nullable?: true } & (
  | { readonly kind: "string" | "number" | "boolean" | "unknown" }
  | { readonly kind: "literal"; readonly values: readonly unknown[] }
  | { readonly kind: "list"; readonly of: number }
  | { readonly kind: "object"; readonly attributes: Readonly<Record<string, number>> }
  | { readonly kind: "union"; readonly of: readonly number[] }
);
