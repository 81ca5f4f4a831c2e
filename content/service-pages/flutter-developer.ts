import { checklist, picture, type ServiceStory } from "./model.ts";

export const flutterDeveloper: ServiceStory = {
  picture: picture("code", "Save the dive log without signal", {
    columns: ["#88", "iOS and Android"],
    rows: [
      ["-", "await api.post(dive);"],
      ["+", "await box.put(dive.id, dive);"],
      ["+", "unawaited(sync.whenOnline());"],
      ["+", "showSnack('Saved on this phone');"],
    ],
    turns: [
      "What if the app closes before it syncs?",
      "It tries again at the next start. Tested in flight mode.",
    ],
  }),
  show: checklist(
    "A release, step by step",
    ["Step", "What it means", "Done by"],
    [
      ["Version and notes", "In words a user understands", "Developer, you approve"],
      ["Signing", "With keys in your own account, by the pipeline", "Pipeline"],
      ["Test tracks", "TestFlight and Play, with your ten testers", "Developer"],
      ["Store review", "Apple asked about location; answered with a video", "Developer"],
    ],
  ),
  without: [
    [
      "Store accounts",
      "Apple’s and Google’s developer programs are joined by your company, and paid by it.",
    ],
    ["Servers", "The app talks to what you have. Building that side is another developer."],
    [
      "Old phones without end",
      "Which versions are supported is agreed at the start, by what your users have.",
    ],
  ],
  time: [
    ["Week 1: both phones", "The app builds for iOS and Android from one command."],
    ["Week 2: the pattern", "How state is kept is settled, with one feature as its proof."],
    ["Week 3: pipeline", "A tag makes a signed build. No laptop is needed."],
    ["Week 4: testers", "Real people have it, and crashes are sorted."],
  ],
  ask: [
    [
      "Can you take over an existing app?",
      "Yes. The first week is an audit of packages and crashes, and an opinion on what to keep.",
    ],
    [
      "Why does the price differ from the catalogue?",
      "The two figures buy different bookings; the words beside each say which.",
    ],
    [
      "Do we need native developers as well?",
      "Seldom. Plugins in Swift and Kotlin are written where Flutter has none.",
    ],
  ],
};
