import { ai } from "./ai.ts";
import { care } from "./care.ts";
import { chatbots } from "./chatbots.ts";
import { clones } from "./clones.ts";
import { commerce } from "./commerce.ts";
import { hire } from "./hire.ts";
import { making } from "./making.ts";
import { sectionsOf } from "./model.ts";
import { social } from "./social.ts";

const STORIES = {
  ...chatbots,
  ...ai,
  ...clones,
  ...care,
  ...commerce,
  ...social,
  ...making,
  ...hire,
};

/**
 * The blocks of a service's own page between what is included and the form.
 * @param id the service's, e.g. `service-uber-clone`
 * @throws when nobody has written them
 */
export function storyOf(id: string) {
  const story = STORIES[id];
  if (!story) throw new Error(`Nobody has written what the page of ${id} shows.`);
  return sectionsOf(story);
}
