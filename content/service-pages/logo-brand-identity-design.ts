import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/logo-brand-identity-design.svg",
    "The Tidewrack Joinery logo: a page of its guide with clear space, colours and small sizes, the name on a ute, the mark stitched on a cap, in a browser tab at 16 pixels and on a printed invoice.",
    [
      ["2 concepts shown on everyday objects", "concepts"],
      ["One-colour and reversed versions", "versions"],
      ["Profile pictures and favicon cut", "favicon"],
    ],
  ),
  without: [
    [
      "A third concept",
      "The service is 2 concepts and 1 revision. We price any more before we draw them.",
    ],
    [
      "Registration",
      "We search the trade mark register early. You or an attorney do the applying.",
    ],
    [
      "Signs and clothing",
      "You get files fit for a signwriter and an embroiderer. Making the items is up to them.",
    ],
  ],
  time: [
    [
      "A talk about your business",
      "What you do, what others in the trade look like, what you can’t stand.",
    ],
    ["2 concepts", "Shown on a tab, a shirt and a vehicle, not on a white page."],
    ["1 revision", "To the one you choose."],
    ["Final files", "Vector, office and social sizes, colours, type and a short guide."],
  ],
  ask: [
    [
      "Who owns the logo?",
      "You do, in writing, with the final payment. Typefaces keep their own licences, which we list.",
    ],
    [
      "Is it drawn by AI?",
      "No, a person draws it. A logo made by a machine may be hard to protect.",
    ],
    [
      "What if neither concept is right?",
      "Tell us why, and the revision starts from there. If the brief was wrong, we start again with a new quote.",
    ],
  ],
  links:
    "When the logo’s done, [website design packages](/ui-ux-design/website) start at {packageSet-design-website: Business Website Pack}.",
};
