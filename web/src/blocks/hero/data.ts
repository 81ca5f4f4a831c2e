import { loadClaims } from "@/content/agency";
import type { BlockOf } from "@/model/block";

/** The agency's claims, where the opening shows them. */
export const loadHeroData = async ({ claims }: BlockOf<"hero">) => ({
  claims: claims ? await loadClaims() : null,
});

export type HeroData = Awaited<ReturnType<typeof loadHeroData>>;
