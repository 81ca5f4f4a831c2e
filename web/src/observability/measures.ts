import { type Counter, type Histogram, metrics } from "@opentelemetry/api";

/** Created at the first use, when telemetry has started; without it they measure nothing. */
function once<Instrument>(create: () => Instrument): () => Instrument {
  let instrument: Instrument | undefined;
  return () => {
    instrument ??= create();
    return instrument;
  };
}

const meter = () => metrics.getMeter("currawong");

const responses = once<Counter>(() =>
  meter().createCounter("site.responses", {
    description: "Responses from the page cache, by outcome",
  }),
);
const renders = once<Counter>(() =>
  meter().createCounter("site.renders", { description: "Pages and files rendered" }),
);
const published = once<Histogram>(() =>
  meter().createHistogram("site.publish_to_fresh", {
    description: "From the Content Lake's message to the pages made stale",
    unit: "s",
  }),
);
const enquiries = once<Counter>(() =>
  meter().createCounter("site.enquiries", { description: "Enquiries sent through the server" }),
);

/** Counts a response, by whether it was cached. */
export const countResponse = (outcome: "hit" | "miss") => responses().add(1, { outcome });

/** Counts a rendered page or file. */
export const countRender = () => renders().add(1);

/** @param seconds from the message that a document changed to its pages being stale */
export const measurePublish = (seconds: number) => published().record(seconds);

/** @param outcome a word of `EnquiryOutcome`, nothing of what was sent */
export const countEnquiry = (outcome: string) => enquiries().add(1, { outcome });
