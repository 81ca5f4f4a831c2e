import { bodyFields } from "../../queries/fragments.ts";

export const proseView = /* groq */ `heading, "body": ${bodyFields("body")}` as const;
