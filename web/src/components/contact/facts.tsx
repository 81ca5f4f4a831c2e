import type { CONTACT_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { loadAgency } from "@/content/agency";
import { ChatLink } from "../button/chat-link";
import { telephone } from "../footer/footer";

type Props = {
  page: NonNullable<CONTACT_QUERY_RESULT["page"]>;
  settings: CONTACT_QUERY_RESULT["settings"];
};

/** Where the agency is, when it answers and what it promises. */
export async function Facts({ page, settings }: Props) {
  const { phone, email, abn, address } = await loadAgency();
  return (
    <section className="facts night" aria-labelledby="facts">
      <div>
        <h2 id="facts">{page.factsHeading}</h2>
        <p className="display promise">{settings?.promise}</p>
        <p className="mute">{settings?.support}</p>
        <ChatLink message={page.chatMessage ?? ""}>{page.chatLabel}</ChatLink>
        <dl>
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={telephone(phone)}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>Address</dt>
            <dd>
              {address?.street}
              <br />
              {address?.suburb} {address?.state} {address?.postcode}
            </dd>
          </div>
          <div>
            <dt>ABN</dt>
            <dd className="num">{abn}</dd>
          </div>
        </dl>
        <h3>Hours</h3>
        <dl>
          {settings?.hours?.map(({ _key, label, value }) => (
            <div key={_key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
