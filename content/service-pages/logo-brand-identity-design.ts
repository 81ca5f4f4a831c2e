import { checklist, picture, type ServiceStory } from "./model.ts";

export const logoBrandIdentityDesign: ServiceStory = {
  picture: picture("mark", "Tidewrack Joinery", {
    rows: [
      ["Mark", "Concept 2 of 2", "", "mark"],
      ["Ute", "Reads from the next lane", "", "ute"],
      ["Shirt", "One colour, stitched", "", "shirt"],
      ["Browser tab", "Holds at 16 pixels", "", "tab"],
    ],
  }),
  show: checklist(
    "The places a mark has to survive",
    ["Place", "How it was tried", "Holds?"],
    [
      ["Browser tab", "16 pixels, light and dark", "Yes, without the word"],
      ["Cap", "Embroidered at 50 mm, one colour", "Yes, hairline thickened"],
      ["Ute", "Read at 60 km/h from the next lane", "Yes, name only"],
      ["Fax-like invoice", "Black on white, printed badly", "Yes"],
    ],
  ),
  without: [
    [
      "A third concept",
      "2 concepts and 1 revision are the service. We price any more before we draw them.",
    ],
    [
      "Registration",
      "The trade mark register is searched early. Applying is done by you or an attorney.",
    ],
    [
      "Signs and clothes",
      "Files fit for a sign writer and an embroiderer are yours. Making the things is theirs.",
    ],
  ],
  time: [
    ["Listening", "What you do, what others in the trade look like, what you can’t stand."],
    ["2 concepts", "Shown on a tab, a shirt and a vehicle, not on a white page."],
    ["1 revision", "Of the one you chose."],
    ["Files", "Vector, office and social sizes, colours, type, and a short guide."],
  ],
  ask: [
    [
      "Who owns the mark?",
      "You, with the final payment, in writing. Typefaces keep their own licences, which we list.",
    ],
    [
      "Is it drawn by AI?",
      "It’s drawn by a person. A mark that a machine made may be hard to protect.",
    ],
    [
      "What if neither concept is right?",
      "Say why, and the revision starts from that. If the brief was wrong, we begin again with a new quote.",
    ],
  ],
};
