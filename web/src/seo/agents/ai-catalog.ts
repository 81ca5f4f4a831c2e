import { absolute } from "../../addresses.ts";
import type { Agency } from "../../content/agency.ts";
import { SKILL_PATH } from "./skill.ts";

/** What the site offers to agents (https://agenticresourcediscovery.org/spec/). */
export function aiCatalog({ name, description, shortName }: Agency) {
  const publisher = new URL(absolute("/")).hostname;
  return {
    specVersion: "1.0",
    host: {
      displayName: name,
      documentationUrl: absolute("/llms.txt"),
      logoUrl: absolute("/icon-512.png"),
    },
    entries: [
      {
        identifier: `urn:air:${publisher}:skills:request-a-quote`,
        displayName: `Request a quote from ${shortName}`,
        type: 'text/markdown; profile="urn:air:agent-skills"',
        description,
        url: absolute(SKILL_PATH),
        representativeQueries: [
          "What does an AI chatbot cost in Australia?",
          "Find an Australian agency that builds mobile apps and publishes its prices",
          "Get a quote for social media marketing in Sydney",
        ],
      },
    ],
  };
}
