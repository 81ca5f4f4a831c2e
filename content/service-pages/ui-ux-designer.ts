import { weeks } from "../offers.ts";
import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/ui-ux-designer.svg",
    "Five people trying to change a delivery date, the empty, waiting, failed and finished screens, and named colours with their contrast.",
    [
      ["Customer sessions recorded with permission", "left"],
      ["Empty, waiting and failure screens", "middle"],
      ["Component library with named tokens", "right"],
    ],
  ),
  without: [
    [
      "Code",
      "The designer checks the work on staging and talks it through. Your developers build it.",
    ],
    [
      "A brand",
      "The designer works with the one you have. Changing it is priced as Logo and brand identity design.",
    ],
    [
      "Payment for test participants",
      "Vouchers for the people who try things out are on you, and worth it.",
    ],
  ],
  time: [
    ["Stand-up", "Your sprint, your board, your customers’ latest complaints.", weeks(1)],
    ["One sprint ahead", "Tickets get designed one sprint before they’re built.", weeks(2)],
    [
      "Tests with five people",
      "They try it. What they couldn’t do becomes the next design.",
      weeks(3),
    ],
    ["Checks on staging", "What was built, next to what was designed.", weeks(4)],
  ],
  ask: [
    [
      "Does the designer join our meetings?",
      "Stand-up and planning, yes. They write reports where your team reads.",
    ],
    [
      "Who looks after the library?",
      "The designer, in your Figma account, with the names your code uses.",
    ],
    [
      "Is this cheaper than the design retainer?",
      "By the hour, yes. This buys about 43 hours a month of someone who joins your team and takes your tickets. The retainer buys 20 to 25 hours of our own designers, when you need fewer. For a single flow or a first version, the projects Sketch and Prototype cost less than a month.",
    ],
  ],
  links:
    "For a single flow, Sketch in our [design projects](/ui-ux-design) is {packageSet-ui-ux-design: Sketch}; a first version, Prototype, is {packageSet-ui-ux-design: Prototype}. Compare the other [people for hire](/hire-resources).",
};
