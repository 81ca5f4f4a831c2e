import type { LANDING_QUERY_RESULT } from "@currawong/schemas/content.generated";

/** A service read for the page at its landing's address. */
export type Landing = NonNullable<LANDING_QUERY_RESULT>;

/**
 * The words of a landing page. Found by its address, which lies in the same object as its content.
 * @throws when the content lacks them
 */
export function landingWords({ _id, title, description, rich }: Landing) {
  if (!title || !description || !rich) {
    throw new Error(`The landing page of ${_id} lacks its title, description or content.`);
  }
  return { title, description, rich };
}
