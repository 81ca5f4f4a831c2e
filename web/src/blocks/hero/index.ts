import { defineBlock } from "../define-block";
import { loadHeroData } from "./data";
import { Hero } from "./hero";
import { heroMarkdown } from "./markdown";

/** The opening of a page. Its title and introduction are the page's. */
export const hero = defineBlock("hero", {
  load: loadHeroData,
  View: Hero,
  markdown: heroMarkdown,
});
