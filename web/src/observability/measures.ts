import { metrics } from "@opentelemetry/api";

/** Created at the first use, when telemetry has started; without it they measure nothing. */
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

let created: ReturnType<typeof createInstruments> | undefined;
const instruments = () => {
  created ??= createInstruments();
  return created;
};

/** Counts a response, by whether it was cached. */
export const countResponse = (outcome: "hit" | "miss") =>
  instruments().responses.add(1, { outcome });

/** Counts a rendered page or file. */
export const countRender = () => instruments().renders.add(1);

/** @param seconds from the message that a document changed to its pages being stale */
export const measurePublish = (seconds: number) => instruments().published.record(seconds);

/** @param outcome a word of `EnquiryOutcome`, nothing of what was sent */
export const countEnquiry = (outcome: string) => instruments().enquiries.add(1, { outcome });
