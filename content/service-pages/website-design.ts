import { comparison, picture, type ServiceStory } from "./model.ts";

export const websiteDesign: ServiceStory = {
  picture: picture("canvas", "Home page, round 2", {
    rows: [
      ["Wireframe", "Tours first, history last", "Agreed", "wire"],
      ["Design", "“Book a tour” at the thumb", "With you", "layout"],
    ],
  }),
  show: comparison(
    "One page, argued through",
    ["Part", "First drawing", "What was approved"],
    [
      ["Top", "A photograph of the building", "What a tour costs, and the next date"],
      [
        "Order",
        "History, staff, tours, contact",
        "Tours, what children do, how to get there, history",
      ],
      ["Button", "“Discover more”", "“Book a tour”, at the thumb"],
      ["Empty state", "Not drawn", "“No tours in July. August opens on the 1st.”"],
    ],
  ),
  without: [
    [
      "Building it",
      "You receive drawings, not a website. Any developer can build from them, including us.",
    ],
    ["A logo", "The one you have is used. A new one is Logo and brand identity design."],
    ["Photographs", "Places and shapes for them are drawn. Taking or licensing them is separate."],
  ],
  time: [
    ["Talk", "Who comes, what they doubt, what they should do."],
    ["Site map", "Every page with its purpose. Pages without one are left out."],
    ["Wireframes", "With your sentences in them, phone first."],
    ["Final layouts", "Colour, type, states, and the file in your own Figma account."],
  ],
  ask: [
    [
      "How many rounds are there?",
      "Wireframes are changed until you approve them. After that a change of structure is a change of the quote.",
    ],
    [
      "Can we show it to our developer early?",
      "Please do. A question asked of a drawing costs a minute.",
    ],
    [
      "Is accessibility part of it?",
      "Contrast to WCAG AA, focus, sizes and order are drawn. Whether the build keeps to them is tested on the build.",
    ],
  ],
};
