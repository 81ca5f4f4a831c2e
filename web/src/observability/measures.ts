import { type Counter, type Histogram, metrics } from "@opentelemetry/api";

/** Made at the first use, when telemetry has started; without it they measure nothing. */
function once<Instrument>(make: () => Instrument): () => Instrument {
  let made: Instrument | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const meter = () => metrics.getMeter("currawong");

const answers = once<Counter>(() =>
  meter().createCounter("site.answers", { description: "Cached answers asked for, by outcome" }),
);
const renders = once<Counter>(() =>
  meter().createCounter("site.renders", { description: "Answers made anew" }),
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

/** A cached answer was asked for, and was there or not. */
export const countAnswer = (outcome: "hit" | "miss") => answers().add(1, { outcome });

/** An answer was made anew. */
export const countRender = () => renders().add(1);

/** @param seconds from the message that a document changed to its pages being stale */
export const measurePublish = (seconds: number) => published().record(seconds);

/** @param outcome a word of `EnquiryOutcome`, nothing of what was sent */
export const countEnquiry = (outcome: string) => enquiries().add(1, { outcome });
