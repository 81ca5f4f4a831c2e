import type { ReactNode } from "react";
import { ChatLink } from "@/components/button/chat-link";
import { FactList } from "@/components/fact-list/fact-list";
import type { ContactSettings } from "@/content/agency";
import { telephone } from "@/enquiries/contact-links/telephone";
import type { BlockOf } from "@/model/block";

const FACTS = "facts top-rule [&_dd]:text-balance [&_dd]:bold";
const LINK = "-my-1 inline-block py-1.25 underline";

type Props = { block: BlockOf<"contact">; settings: ContactSettings; children: ReactNode };

/** The agency's contact details, opening hours and promise. */
export function Facts({ block, settings, children }: Props) {
  const { phone, email, abn, address, hours, assurances } = settings;
  const [mailbox, host] = email.split(/(?<=@)/);
  return (
    <section
      className="night relative isolate overflow-clip px-gutter py-[clamp(2rem,3.5vw,3.5rem)] lg:pr-[max(var(--spacing-gutter),(100%/5*12-var(--container-page))/2)]"
      aria-labelledby="facts"
    >
      {/* Without a scene: nothing moves behind text. */}
      <div aria-hidden="true" className="background" />
      <div className="sticky top-15">
        <h2 id="facts" className="label">
          {block.factsHeading}
        </h2>
        <p className="my-2 max-w-[9em] text-balance display text-h2 [line-height:1]">
          {settings.promise}
        </p>
        <p className="mb-4 text-mute">{settings.support}</p>
        <FactList
          className={FACTS}
          facts={[
            {
              label: "Phone",
              value: (
                <a className={LINK} href={telephone(phone)}>
                  {phone}
                </a>
              ),
            },
            {
              label: "Email",
              // On a narrow screen, the second line is the host.
              value: (
                <a className={LINK} href={`mailto:${email}`}>
                  {mailbox}
                  <wbr />
                  {host}
                </a>
              ),
            },
            {
              label: "Address",
              value: (
                <>
                  {address?.street}
                  <br />
                  {address?.suburb} {address?.state} {address?.postcode}
                </>
              ),
            },
            { label: "ABN", value: <span className="num inline-block">{abn}</span> },
            ...(assurances ?? []),
          ]}
        />
        <h3 className="mt-3 mb-1 text-[1.15rem]">Hours</h3>
        <FactList facts={hours} className={FACTS} />
        {block.callLabel && (
          <ChatLink message={block.callMessage ?? ""} className="button ghost mt-4">
            {block.callLabel}
          </ChatLink>
        )}
        {children}
      </div>
    </section>
  );
}
