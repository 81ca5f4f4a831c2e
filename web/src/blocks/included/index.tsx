import { ChatLink } from "@/components/button/chat-link";
import { FactList } from "@/components/fact-list/fact-list";
import { Rates } from "@/components/rate-card/rate-card";
import { TickList } from "@/components/tick-list/tick-list";
import { loadAgency } from "@/content/agency";
import { serviceChatMessage } from "@/enquiries/contact-links/chat-url";
import { serviceMailUrl } from "@/enquiries/contact-links/mail-url";
import type { Service } from "@/model/block";
import { factLines, factsOf } from "@/model/fact-lines";
import { priceLine } from "@/model/price-line";
import { addOnKey, partsOf } from "@/quote/line";
import { offersAt } from "@/seo/structured-data/service";
import { defineBlock } from "../define-block";
import styles from "./included.module.css";

/** The add-ons of a service. Each can be on a quote, named after the service. */
const addOnLines = ({ addOns, line }: Service) =>
  (addOns ?? []).map((addOn) =>
    priceLine({ ...addOn, line: line && addOnKey(partsOf(line).name, addOn._key) }),
  );

/** What a service includes and its add-ons, beside links to ask for it by chat or email. */
export const included = defineBlock("included", {
  load: async () => (await loadAgency()).email,
  View: ({ block: { service }, data: email }) => (
    <section className="section">
      <div className="wrap grid items-start gap-apart lg:grid-cols-[minmax(0,1fr)_minmax(18.75rem,23.75rem)]">
        <div>
          <h2 className="mb-part">What's Included</h2>
          <TickList items={service.features} />
          <FactList facts={factLines(factsOf(service))} className={styles.facts} />
          {service.addOns?.length ? (
            <div className="mt-5 [--sign:'+']">
              <h3 className="pb-1.5">Add-ons</h3>
              <Rates rates={addOnLines(service)} className="top-rule" />
            </div>
          ) : null}
        </div>
        <aside
          className="night sticky top-13 grid gap-1.75 rounded p-row dark:bg-ink-2 print:hidden"
          aria-labelledby="ready"
        >
          <h2 id="ready" className="text-title">
            Ready to Get Started?
          </h2>
          <p className="mb-1.25 text-mute">
            Say what you need in a line or two. We’ll already know which service you’re asking
            about.
          </p>
          <ChatLink message={serviceChatMessage(service)}>Chat on WhatsApp Now</ChatLink>
          <a className="text-link justify-self-start" href={serviceMailUrl(email, service.title)}>
            Or ask for it in writing
          </a>
        </aside>
      </div>
    </section>
  ),
  summarise: ({ block }) => ({
    offers: (block.service.addOns ?? []).flatMap(({ title, price }) =>
      offersAt(price, { name: title }),
    ),
  }),
});
