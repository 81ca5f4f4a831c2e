import type { SectionPage } from "@currawong/schemas/content.generated";
import type { Authored } from "./authored.ts";

type Wall = Extract<NonNullable<Authored<SectionPage>["sections"]>[number], { _type: "postWall" }>;
type Entry = readonly [day: number, caption: string, dropped?: string];

const postsOn = (channel: string, entries: readonly Entry[]): Wall["posts"] =>
  entries.map(([day, caption, dropped]) => ({
    date: `2026-06-${String(day).padStart(2, "0")}`,
    channel,
    caption,
    view: `june-${day}`,
    ...(dropped && { dropped }),
  }));

const posts = [
  ...postsOn("Instagram", [
    [1, "Oven on at four, frost on the ute"],
    [3, "Reel: three folds, 27 layers"],
    [5, "The first croissant of the day"],
    [8, "Shut for the King’s Birthday. Bread on Tuesday."],
    [10, "Our starter is eleven. It eats twice a day."],
    [12, "Croissants, freshly baked", "A stock photo. A regular asked whose croissant it was."],
    [15, "Rise and grind", "A slogan. Plenty of people saw it and no one saved it."],
    [17, "Reel: scoring a country loaf"],
    [19, "Plum tart, from the last of the jar"],
    [22, "Two in the morning, lights on"],
    [24, "Where our flour comes from"],
    [26, "Twice-baked almond, until they’re gone"],
    [29, "How to keep a loaf for five days"],
  ]),
  ...postsOn("Facebook", [
    [2, "What’s out of the oven when"],
    [4, "Weekend orders close on Thursday"],
    [6, "Soup weather. Rolls are out at eleven."],
    [9, "This week’s pie: beef and pepper"],
    [11, "Lamingtons for the surf club: order by Sunday"],
    [13, "Gone by ten. Ring ahead and we’ll keep you a loaf."],
    [16, "Ask us anything about flour"],
    [18, "A bun and a coffee before the bell"],
    [20, "Tomorrow’s the longest night. We baked for it."],
    [23, "Croissant or pie? Vote below."],
    [25, "End-of-year specials", "A sale like everyone else’s. It brought no orders."],
    [27, "Cinnamon scrolls, Saturdays only"],
    [30, "You pick July’s Saturday loaf"],
  ]),
].sort((a, b) => a.date.localeCompare(b.date));

/** A month of the Routine package: three posts a week on each of two accounts. */
export const socialMonth: Wall = {
  _type: "postWall",
  heading: "June for a bakery, post by post",
  intro:
    "A month of Routine: three posts a week on each of two accounts. We crossed out the three that failed.",
  picture: {
    svg: "sections/social-month.svg",
    alt: "A month of a bakery’s posts, from an oven at four in the morning to a vote on July’s loaf.",
  },
  posts,
  note: "July gets more starter, more flour and no stock photos.",
};
