import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/mobile-app-design.svg",
    "An app for logging dives: the flow, a sketch with where five people looked, the design with the button under the map, the screen without signal, and what five tests changed.",
    [
      ["Flow map from install to finish", "flow"],
      ["One-handed reach and large text checked", "dive"],
      ["Sign-in, permission and failure screens", "failure"],
    ],
  ),
  without: [
    [
      "Code",
      "The demo runs on your phone and stores nothing. Building it is a job for a Flutter developer or your team.",
    ],
    [
      "Extra screens",
      "We draw what the main task needs. Extra screens are added to the quote by number.",
    ],
    [
      "Store accounts",
      "The listing’s pictures and text are yours. Your company opens the accounts with Apple and Google.",
    ],
  ],
  time: [
    ["The main task", "Walked through with people who’d use it."],
    ["Flow", "From install to finish, on a wall or in a file."],
    ["Phone demo", "Grey boxes first, then the look."],
    ["Handover", "Tokens, states, timings and a call with whoever’s building it."],
  ],
  ask: [
    ["iPhone or Android?", "Both. Where their conventions differ, so do the designs."],
    ["Do we get the source files?", "Yes, in your own account, with names a developer can use."],
    [
      "Where do the five people come from?",
      "Your customers, if they agree. Failing that, we find people like them.",
    ],
  ],
  links:
    "[App design packages](/ui-ux-design/mobile-app) are priced by the number of screens: 5 to 8 cost {packageSet-design-mobile-app: MVP}. Our article on [mobile apps in Australia](/blog/mobile-app-development-booming-australia-2025) adds up what comes after design.",
};
