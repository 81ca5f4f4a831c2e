import { ChatLink } from "@/components/button/chat-link";
import { classes } from "@/components/classes";
import { FactList } from "@/components/fact-list/fact-list";
import { framedSource } from "@/components/picture/framed-picture";
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
import { OtherPrices } from "./other-prices";

const framesOf = ({ plate }: Service) => (plate?.picture?.asset && plate.frames) || [];

/**
 * The frames on top of each other, in the order of their inclusions: while scrolling, each covers the one before. The
 * stylesheet shows the frame of the inclusion that the visitor points at, focuses or scrolls to. Decorative: the plate
 * above has the text alternative.
 */
function Lens({ service, page }: { service: Service; page: string }) {
  const placed = framesOf(service)
    .map((frame, index) => ({ ...frame, index, at: service.features.indexOf(frame.caption) }))
    .toSorted((one, other) => one.at - other.at);
  if (placed.length === 0) return null;
  return (
    <div className={styles.lens} aria-hidden="true">
      <div className={styles.view}>
        {placed.map(({ _key, view, index }) => (
          // The stylesheet has their size.
          <img
            key={_key}
            data-frame={index + 1}
            src={framedSource(service.plate?.picture ?? null, view, page) ?? ""}
            alt=""
            loading="lazy"
          />
        ))}
      </div>
    </div>
  );
}

/** The add-ons of a service. Each can be on a quote, named after the service. */
const addOnLines = ({ addOns, line }: Service) =>
  (addOns ?? []).map((addOn) =>
    priceLine({ ...addOn, line: line && addOnKey(partsOf(line).name, addOn._key) }),
  );

/** What a service includes and its add-ons, beside the frames of its picture that show them. */
export const included = defineBlock("included", {
  load: async () => (await loadAgency()).email,
  View: ({ block: { service }, page: { path }, data: email }) => {
    const frames = framesOf(service);
    return (
      <section className={classes("section", styles.included)}>
        <div className={classes("wrap grid gap-x-apart gap-y-part", styles.columns)}>
          <Lens service={service} page={path} />
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
            <FactList facts={factLines(factsOf(service))} className="facts mt-2.5" />
            <OtherPrices service={service} />
            {service.addOns?.length ? (
              <div className="mt-5 [--sign:'+']">
                <h3 className="pb-1.5">Add-ons</h3>
                <Rates rates={addOnLines(service)} className="top-rule" />
              </div>
            ) : null}
          </div>
          <aside
            className={`night rounded p-row print:hidden ${styles.ready}`}
            aria-labelledby="ready"
          >
            <h2 id="ready" className="text-title">
              Ready to Get Started?
            </h2>
            <p className="text-mute">
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
    );
  },
  summarise: ({ block }) => ({
    offers: (block.service.addOns ?? []).flatMap(({ title, price }) =>
      offersAt(price, { name: title }),
    ),
  }),
});
