import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/tiktok-clone.svg",
    "A surf club’s video app: the moderators’ console with four reported clips, the full-screen feed with “Bombie at low tide”, and a new clip with captions, ready to post.",
    [
      ["Moderator console with strike history", "console"],
      ["Full-screen feed with preloaded clips", "feed"],
      ["Captions generated in English", "captions"],
    ],
    "card",
  ),
  without: [
    [
      "Branding and store listings",
      "The starting price is the base app in our default look. Your branding and both store listings are in the higher price.",
    ],
    [
      "Music licences",
      "The app plays tracks you have the rights to. You buy those from their owners, not from us.",
    ],
    ["Moderators", "We build the console. The people who sit at it are yours, or you hire them."],
    [
      "Storage and delivery",
      "Your cloud provider bills for video as people watch. We estimate it for three audience sizes.",
    ],
  ],
  time: [
    [
      "Rules and ranking",
      "What people can post, what ranks and who can go live, decided on paper.",
    ],
    [
      "First build on your phone",
      "With branding, we set your colours, words and sounds first. Without it, you get our default look.",
    ],
    [
      "Trial with fifty people",
      "Fifty people post for a fortnight. Then we adjust the ranking to what they actually watched.",
    ],
    [
      "App stores",
      "With branding, we file both listings and answer Apple’s and Google’s reviewers.",
    ],
  ],
  ask: [
    [
      "Are we allowed to copy TikTok?",
      "Anyone can use the idea of swiping clips. Names, logos, sounds and code are off limits, and we use none of them.",
    ],
    [
      "How old do users have to be?",
      "Australian law keeps people under 16 off social media accounts. The app has the step for it, and your age assurance provider does the check.",
    ],
    [
      "Can we see how the ranking works?",
      "Yes. Its weights are on a settings page, with a log of who changed them.",
    ],
  ],
  links:
    "The [social media app case study](/blog/social-media-app) describes a project like this. Compare the other [app clones](/app-clones).",
};
