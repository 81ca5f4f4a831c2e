import { picture, records, type ServiceStory } from "./model.ts";

export const mobileAppDesign: ServiceStory = {
  picture: picture("canvas", "Log a dive, tested on five phones", {
    rows: [
      ["Sketch", "4 of 5 looked under the map", "Moved", "wirephone"],
      ["Design", "Readable in glare", "Tested", "appphone"],
      ["No signal", "“Saved on this phone”", "Added", "wirephone"],
    ],
  }),
  show: records(
    "Five people, one task",
    ["Tried on a handset", "What they did", "Changed"],
    [
      ["Log a dive", "Four of five looked for it under the map", "Button moved there"],
      ["Add a buddy", "Two stopped at “sync contacts”", "Name is enough, contacts later"],
      ["No signal", "All thought the dive was lost", "“Saved on this phone” in words"],
      ["Glare", "No one read the grey on the boat", "Contrast doubled, larger figures"],
    ],
  ),
  without: [
    [
      "Code",
      "The demo runs on your phone and stores nothing. Building is for a Flutter developer or your team.",
    ],
    [
      "A hundred screens",
      "What the main task needs is drawn. Others are added to the quote by number.",
    ],
    [
      "Store accounts",
      "Pictures and texts for the listing are yours; opening accounts with Apple and Google is done by your company.",
    ],
  ],
  time: [
    ["The one task", "Walked through with people who would use it."],
    ["Flow", "From install to finish, on a wall or a file."],
    ["Handset demo", "Grey boxes first, then the look."],
    ["Hand-over", "Tokens, states, timings, and a call with whoever builds."],
  ],
  ask: [
    ["iPhone or Android?", "Both. Where their habits differ, so do the drawings."],
    ["Do we get the source files?", "Yes, in your own account, with names a developer can use."],
    [
      "Where do the five people come from?",
      "From among your customers, if they agree. Failing that, we find people like them.",
    ],
  ],
};
