import type { AuthoredDocument } from "../../authored.ts";
import { role } from "../../offers.ts";

/** Roles in words and moving pictures. */
export const contentRoles: AuthoredDocument<"role">[] = [
  role("Copywriter", "COPY", 2699, {
    description:
      "Asks your best salesperson what they say, then writes it shorter. Web pages, ads, brochures and the apology email when needed.",
    features: [
      "Home and service page wording",
      "Voice guide with before and after",
      "Ad variants inside character limits",
      "Product descriptions without filler",
      "Claims checked against consumer law",
      "Microcopy for forms and errors",
    ],
  }),
  role("Technical writer", "DOCUMENTATION", 3099, {
    description:
      "Turns what two engineers keep in their heads into manuals, API references and help articles that lower the number of support tickets.",
    features: [
      "Docs as code in Markdown",
      "API references with working requests",
      "Procedures tried by a newcomer",
      "Release notes customers can follow",
      "Diagrams in Mermaid or Draw.io",
      "Help centre search terms reviewed",
      "Style checks with Vale",
    ],
  }),
  role("Content strategist", "STRATEGY", 3299, {
    description:
      "Before more is published, works out what should be deleted. Then a plan: who reads, what they need next, who writes it and by when.",
    features: [
      "Inventory of pages and their traffic",
      "Keep, merge or remove decisions",
      "Topic clusters tied to services",
      "Briefs writers can start from",
      "Review dates for ageing facts",
      "Editorial meetings run to time",
    ],
  }),
  role("Video editor", "POST-PRODUCTION", 2799, {
    description:
      "Send the memory cards from an interview or webinar. Back comes a cut with clean sound, matched colour and captions that are spelt right.",
    features: [
      "Premiere Pro and DaVinci Resolve",
      "Noise, hum and echo reduced",
      "Open and closed caption files",
      "Lower thirds from your brand kit",
      "Music licensed for commercial use",
      "Archive of rushes you can search",
    ],
  }),
  role("Short-form video producer", "VERTICAL VIDEO", 2899, {
    description:
      "Plans a filming morning that you shoot on a phone, directs it by video call, and cuts a month of Reels, Shorts and TikToks from it.",
    features: [
      "Shot lists around one location",
      "First-second openings written in advance",
      "CapCut edits with native captions",
      "Retention curves read each fortnight",
      "Cover frames for the profile grid",
      "Release forms for people on screen",
    ],
  }),
];
