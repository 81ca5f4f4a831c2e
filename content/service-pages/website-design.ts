import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/website-design.svg",
    "A museum’s website on a designer’s canvas: site map, wireframe with real sentences, phone and desktop layouts, the button in four states, and July without tours.",
    [
      ["Wireframes holding your actual sentences", "wireframe"],
      ["Phone layout drawn ahead of desktop", "phone"],
      ["Hover, focus, error and empty states", "states"],
    ],
  ),
  without: [
    [
      "Building it",
      "You get designs, not a website. Any developer can build from them, including us.",
    ],
    ["A logo", "We use the one you have. A new one is Logo and brand identity design."],
    [
      "Photos",
      "We mark where they go and what shape they are. Taking or licensing them is separate.",
    ],
  ],
  time: [
    ["First talk", "Who visits, what they’re unsure of, what they should do."],
    ["Site map", "Every page with its purpose. Pages without one are left out."],
    ["Wireframes", "With your wording in them, phone first."],
    ["Final layouts", "Colour, type, states and the file in your own Figma account."],
  ],
  ask: [
    [
      "How many rounds are there?",
      "We change wireframes until you approve them. After that, changing the structure changes the quote.",
    ],
    [
      "Can we show it to our developer early?",
      "Please do. A question at the design stage costs a minute.",
    ],
    [
      "Is accessibility part of it?",
      "We design contrast to WCAG AA, focus, sizes and order. Whether the build sticks to them is tested on the build.",
    ],
  ],
  links:
    "This is design only, from the site map up. If you know your pages, five drawn ones start at {packageSet-design-website: Business Website Pack} in our [design packages](/ui-ux-design/website). If you’d like it built, [custom website development](/services/custom-website-development) starts at {service-custom-website-development} for one page. Our [website guide](/blog/high-converting-website-guide) adds it all up.",
};
