import { API_VERSION } from "@currawong/schemas/api-version";
import type { WholeEnquiry } from "@currawong/supabase/inbox";
import { useClient } from "sanity";
import { IntentLink } from "sanity/router";
import useSWR from "swr";
import { pageEnvironment } from "../../page-environment.ts";

/** The service that a page is about, by its address, or that has the name. */
const SERVICE_QUERY = `*[_type == "service" && (slug.current == $slug || title == $title)]
  | order(slug.current == $slug desc)[0]{ _id, title }`;

type Service = { _id: string; title: string };

/** Who sent an enquiry, and where from, with links. */
export function Facts({ enquiry }: { enquiry: WholeEnquiry }) {
  const { email, phone, company, service, page, reference } = enquiry;
  const client = useClient({ apiVersion: API_VERSION });
  const { data: found } = useSWR(["enquiry-service", page, service], () =>
    client
      .withConfig({ perspective: "published" })
      .fetch<Service | null>(SERVICE_QUERY, { slug: page.split("/").at(-1) ?? "", title: service }),
  );
  const subject = encodeURIComponent(`Your enquiry ${reference}`);
  return (
    <dl>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${email}?subject=${subject}`}>{email}</a>
      </dd>
      {phone && (
        <>
          <dt>Telephone</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
          </dd>
        </>
      )}
      {company && (
        <>
          <dt>Company</dt>
          <dd>{company}</dd>
        </>
      )}
      <dt>Service</dt>
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
