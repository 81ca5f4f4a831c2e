import { weeks } from "../offers.ts";
import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/flutter-developer.svg",
    "The same dive log on an iPhone and an Android phone, the change that saves it without signal, and a release step by step.",
    [
      ["Dart code shared across both stores", "left"],
      ["Offline storage with conflict rules", "middle"],
      ["TestFlight and Play test tracks", "right"],
    ],
  ),
  without: [
    [
      "Store accounts",
      "Your company joins Apple’s and Google’s developer programs and pays for them.",
    ],
    ["Servers", "The app talks to what you have. Building that side is another developer’s job."],
    [
      "Support for old phones",
      "We agree on which versions to support at the start, going by what your users have.",
    ],
  ],
  time: [
    ["Builds for both phones", "The app builds for iOS and Android from one command.", weeks(1)],
    [
      "How data is kept",
      "We settle how the app keeps its state, and prove it with one feature.",
      weeks(2),
    ],
    ["Pipeline", "A tag makes a signed build. No laptop needed.", weeks(3)],
    ["Testers", "Real people have it, and crashes get sorted.", weeks(4)],
  ],
  ask: [
    [
      "Can you take over an existing app?",
      "Yes. The first week is an audit of packages and crashes, with our opinion on what to keep.",
    ],
    [
      "Why are there two prices?",
      "The lower one is per month when you book 12 months. The higher one is per month for anything shorter, so three months cost three of those. If you book 12 and leave early, you pay the higher one for the months you used.",
    ],
    [
      "Do we need native developers as well?",
      "Rarely. Where Flutter has no plugin, we write one in Swift and Kotlin.",
    ],
  ],
  links:
    "A month costs {service-flutter-developer} when you book up to 11, and {service-flutter-developer: Its own page} when you book 12, so three months come to {3 × service-flutter-developer}. Read [when Flutter is the right call](/blog/flutter-for-australian-startups) and [what a Flutter app costs to look after](/blog/flutter-app-maintenance), or compare the other [people for hire](/hire-resources).",
};
