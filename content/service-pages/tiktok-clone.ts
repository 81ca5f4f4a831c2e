import { picture, records, type ServiceStory } from "./model.ts";

export const tiktokClone: ServiceStory = {
  picture: picture("phones", "A surf club’s own video app", {
    rows: [
      ["Bombie at low tide", "1,204 likes. Sound: original", "Follow", "surf"],
      ["Your clip, 0.18", "Captions written, music licensed", "Post", "clip"],
      ["To review: 3", "One reported clip, one muted track", "Open queue", "tiles"],
    ],
  }),
  show: records(
    "The moderator’s console, one afternoon",
    ["Clip", "Why it is here", "Decided"],
    [
      ["“Bombie at low tide”", "Reported twice as dangerous. A warning card was added", "Stays"],
      ["“Chart hit, full song”", "Sound matched to a track without a licence", "Muted"],
      ["“Same clip, ninth upload”", "Account has two earlier strikes", "Removed, third strike"],
      [
        "“Learner’s first wave”",
        "Face of a child, uploaded by a stranger",
        "Hidden, a person looks",
      ],
    ],
  ),
  without: [
    [
      "Music licences",
      "The app plays tracks you have the right to. Rights are bought from their owners, not from us.",
    ],
    ["Moderators", "The console is built; the people who sit at it are yours, or hired by you."],
    [
      "Storage and delivery",
      "Video is billed by your cloud provider as people watch. We estimate it for three sizes of audience.",
    ],
  ],
  time: [
    ["Rules before code", "What may be posted, what ranks, and who may go live: decided on paper."],
    [
      "Your name on the base",
      "Colours, words and sounds are set, and a first build arrives on your phone.",
    ],
    [
      "Closed group",
      "Fifty people post for a fortnight. Then we adjust the ranking to what they actually watched.",
    ],
    ["Stores", "Listings, ratings and reviews by Apple and Google, whose questions we answer."],
  ],
  ask: [
    [
      "Are we allowed to copy TikTok?",
      "The idea of swiping clips is free for all. Names, logos, sounds and code are not, and none are used.",
    ],
    [
      "How old must users be?",
      "Australian law keeps people under 16 off social media accounts. The app has the step for it; your age assurance provider does the check.",
    ],
    [
      "Can the ranking be read?",
      "Yes. Its weights are a page of settings with a log of who changed them.",
    ],
  ],
};
