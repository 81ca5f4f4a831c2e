import { ENQUIRY_FIELDS, type EnquiryField, FIELD_NAMES } from "@currawong/supabase/fields";
import type { WholeEnquiry } from "@currawong/supabase/inbox";
import { Fragment } from "react";
import { IntentLink } from "sanity/router";
import useSWR from "swr";
import { usePublishedClient } from "../../dataset/use-live.ts";
import { pageEnvironment } from "../../environment.ts";
import { isOfSite, mailAddress } from "../words.ts";

/** Finds the service by the slug of the page, or otherwise by its title. */
const SERVICE_QUERY = `*[_type == "service" && (slug.current == $slug || title == $title)]
  | order(slug.current == $slug desc)[0]{ _id, title }`;

type Service = { _id: string; title: string };

/** The fields that the enquiry’s heading, its text, or a link to the service show. */
const SHOWN_ELSEWHERE: ReadonlySet<EnquiryField> = new Set(["name", "message", "service"]);

type FieldValueProps = { name: EnquiryField; value: string; reference: string };

/** What the visitor entered into a field: an address as a link, anything else as text. */
function FieldValue({ name, value, reference }: FieldValueProps) {
  switch (ENQUIRY_FIELDS[name].type) {
    case "email":
      return <a href={mailAddress(value, `Your enquiry ${reference}`)}>{value}</a>;
    case "tel":
      return <a href={`tel:${value.replace(/[^\d+]/g, "")}`}>{value}</a>;
    default:
      return name === "quote" ? <Quote text={value} /> : value;
  }
}

/** A quote as the site has written it: its last line is its address, or all that is known is its path. */
function Quote({ text }: { text: string }) {
  const lines = text.split("\n");
  const { siteUrl } = pageEnvironment();
  const last = lines.at(-1) ?? "";
  const address = last.startsWith("/") ? siteUrl + last : last;
  if (!isOfSite(address, siteUrl)) return text;
  return (
    <>
      {`${lines.slice(0, -1).join("\n")}\n`}
      <a href={address} target="_blank" rel="noreferrer">
        Open this quote
      </a>
    </>
  );
}

/** The sender’s details, the service and the page, with links. */
export function Facts({ enquiry }: { enquiry: WholeEnquiry }) {
  const { service, page, reference } = enquiry;
  const client = usePublishedClient();
  const params = { slug: page.split("/").at(-1) ?? "", title: service };
  const { data: found } = useSWR(["enquiry-service", page, service], () =>
    client.fetch<Service | null>(SERVICE_QUERY, params),
  );
  const fields = FIELD_NAMES.filter((name) => enquiry[name] && !SHOWN_ELSEWHERE.has(name));
  return (
    <dl>
      {fields.map((name) => (
        <Fragment key={name}>
          <dt>{ENQUIRY_FIELDS[name].shortLabel}</dt>
          <dd>
            <FieldValue name={name} value={enquiry[name] ?? ""} reference={reference} />
          </dd>
        </Fragment>
      ))}
      <dt>{ENQUIRY_FIELDS.service.shortLabel}</dt>
      <dd>
        {service !== found?.title && `${service} `}
        {found && (
          <IntentLink intent="edit" params={{ id: found._id, type: "service" }}>
            {found.title}
          </IntentLink>
        )}
      </dd>
      <dt>Page</dt>
      <dd>
        <a href={`${pageEnvironment().siteUrl}${page}`} target="_blank" rel="noreferrer">
          {page}
        </a>
      </dd>
    </dl>
  );
}
