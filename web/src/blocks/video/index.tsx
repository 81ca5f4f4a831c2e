import { FilmPlayer } from "@/components/film/film";
import { defineBlock } from "../define-block";

/** A film that loads only its poster until it is played. */
export const video = defineBlock("video", {
  section: "stacked",
  View: ({ block }) => <FilmPlayer film={block} />,
});
