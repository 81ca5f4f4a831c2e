import { ChatLink } from "@/components/button/chat-link";
import { classes } from "@/components/classes";
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
import { frameId, inclusionId } from "../plate/frames";
import styles from "./included.module.css";
import { Lens } from "./lens";
import { OtherPrices } from "./other-prices";

/** The add-ons of a service. Each can be on a quote, named after the service. */
const addOnLines = ({ addOns, line }: Service) =>
  (addOns ?? []).map((addOn) =>
    priceLine({ ...addOn, line: line && addOnKey(partsOf(line).name, addOn._key) }),
  );

/** What a service includes and its add-ons, beside the frames of its picture that show them. */
export const included = defineBlock("included", {
  load: async () => (await loadAgency()).email,
  View: ({ block: { service }, page: { path }, data: email }) => {
    const frames = service.plate?.picture?.asset ? (service.plate.frames ?? []) : [];
    return (
      <section className={classes("section", styles.included)}>
        <div className={classes("wrap", styles.columns)}>
          {frames.length > 0 && (
            <Lens
              picture={service.plate?.picture ?? null}
              page={path}
              frames={frames}
              features={service.features}
            />
          )}
          <div className={styles.list}>
            <h2 className="mb-part">What's Included</h2>
            <TickList
              items={service.features}
              render={(feature) => {
                const index = frames.findIndex(({ caption }) => caption === feature);
                return index < 0 ? (
                  feature
                ) : (
                  <a id={inclusionId(index)} href={`#${frameId(index)}`} data-place={index + 1}>
                    {feature}
                  </a>
                );
              }}
            />
            <FactList facts={factLines(factsOf(service))} className={styles.facts} />
            <OtherPrices service={service} />
            {service.addOns?.length ? (
              <div className="mt-5 [--sign:'+']">
                <h3 className="pb-1.5">Add-ons</h3>
                <Rates rates={addOnLines(service)} className="top-rule" />
              </div>
            ) : null}
          </div>
          <aside className={classes("night", styles.ready)} aria-labelledby="ready">
            <h2 id="ready" className="text-title">
              Ready to Get Started?
            </h2>
            <p className="text-mute">
              Say what you need in a line or two. We’ll already know which service you’re asking
              about.
            </p>
            <ChatLink message={serviceChatMessage(service)}>Chat on WhatsApp Now</ChatLink>
            <a className="text-link" href={serviceMailUrl(email, service.title)}>
              Or ask for it in writing
            </a>
          </aside>
        </div>
      </section>
    );
  },
  summarise: ({ block }) => ({
    offers: (block.service.addOns ?? []).flatMap(({ title, price }) =>
      offersAt(price, { name: title }),
    ),
  }),
});
