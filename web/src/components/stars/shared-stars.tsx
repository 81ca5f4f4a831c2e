import { sharedRating } from "@/content/look";
import { Stars } from "./stars";

/** The rating that all roles share. */
export async function SharedStars() {
  return <Stars {...(await sharedRating())} />;
}
