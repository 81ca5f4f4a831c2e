import { metrics } from "@opentelemetry/api";

/** Created on first use, when telemetry has started; without telemetry they record nothing. */
function createInstruments() {
  const meter = metrics.getMeter("currawong");
  return {
    responses: meter.createCounter("site.responses", {
      description: "Responses from the page cache, by outcome",
    }),
    renders: meter.createCounter("site.renders", { description: "Pages and files rendered" }),
    published: meter.createHistogram("site.publish_to_fresh", {
      description: "From the Content Lake's message to the pages made stale",
      unit: "s",
    }),
    enquiries: meter.createCounter("site.enquiries", {
      description: "Enquiries sent through the server",
    }),
  };
}

let cachedInstruments: ReturnType<typeof createInstruments> | undefined;
const instruments = () => {
  cachedInstruments ??= createInstruments();
  return cachedInstruments;
};

/** Counts a response, by whether it was cached. */
export const countResponse = (outcome: "hit" | "miss") =>
  instruments().responses.add(1, { outcome });

/** Counts a rendered page or file. */
export const countRender = () => instruments().renders.add(1);

/** @param seconds from the message that a document changed until its pages are stale */
export const measurePublish = (seconds: number) => instruments().published.record(seconds);

/** @param outcome a status of `EnquiryOutcome`, never the content of an enquiry */
export const countEnquiry = (outcome: string) => instruments().enquiries.add(1, { outcome });
