import type { ListedEnquiry } from "@currawong/supabase/inbox";
import { useCurrentUser } from "sanity";
import useSWR from "swr";
import { usePublishedClient } from "../dataset/use-live.ts";

/** A text for replies, from the site settings. */
export type ReplyTemplate = { title: string; text: string };

type Settings = { templates: ReplyTemplate[] | null; signature: string | null };

const SETTINGS_QUERY = `*[_id == "siteSettings"][0]{
  "templates": replyTemplates[]{ title, text }, "signature": replySignature
}`;

/** What a template may name of an enquiry. */
type Facts = Pick<ListedEnquiry, "name" | "service" | "reference" | "quote">;

/**
 * Fills in a template for an enquiry. A line that only names something the enquiry does not have, such as the
 * quote, is left out; an unknown name stays as it is, so that the writer sees it.
 */
export function fillTemplate({ title, text }: ReplyTemplate, facts: Facts): ReplyTemplate {
  const values: Record<string, string | null> = {
    name: facts.name,
    service: facts.service,
    reference: facts.reference,
    quote: facts.quote,
  };
  const fill = (line: string) =>
    line.replace(/\{(\w+)\}/g, (name, key: string) => (key in values ? (values[key] ?? "") : name));
  const lines = text.split("\n").filter((line) => line.trim() === "" || fill(line).trim() !== "");
  return { title, text: lines.map(fill).join("\n") };
}

/** The templates, each with the signature and the writer’s name below it; a signature alone is one too. */
export function useTemplates(): ReplyTemplate[] {
  const client = usePublishedClient();
  const me = useCurrentUser()?.name ?? "";
  const { data } = useSWR("reply-templates", () => client.fetch<Settings | null>(SETTINGS_QUERY));
  const signature = data?.signature?.replaceAll("{me}", me);
  const templates = (data?.templates ?? []).map(({ title, text }) => ({
    title,
    text: [text, signature].filter(Boolean).join("\n\n"),
  }));
  return signature ? [...templates, { title: "Signature", text: signature }] : templates;
}
