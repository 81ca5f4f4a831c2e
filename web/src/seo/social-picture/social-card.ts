import { cut } from "@currawong/schemas/cut";
import type { SocialCard } from "../../model/social-card.ts";

const LONGEST_TITLE = 110;

/** The most characters of the agency's name: it shares its line with the label. */
export const LONGEST_NAME = 34;

/** The title's size in pixels: as large as its length allows, readable in a thumbnail. */
export function titleSize(title: string, rates: number): number {
  const { length } = title;
  const size = length <= 24 ? 124 : length <= 44 ? 100 : length <= 70 ? 84 : 68;
  return Math.round(size * (rates > 1 ? 0.8 : 1));
}

/**
 * The card as it is drawn, with long texts cut.
 * @param draw leaves out of a text what the fonts cannot draw
 */
export function fitted(card: SocialCard, draw: (text: string) => string): SocialCard {
  const fit = (text: string, length: number) => cut(draw(text), length);
  return {
    ...card,
    label: fit(card.label, 60),
    title: fit(card.title, LONGEST_TITLE),
    rates: card.rates.slice(0, 3).map(({ label, price }) => ({ label: fit(label, 34), price })),
    note: card.note && fit(card.note, 80),
  };
}
