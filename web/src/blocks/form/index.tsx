import { absolute } from "@/addresses";
import { Section } from "@/components/section/section";
import { loadEnquiryNotes } from "@/content/agency";
import { markdownLink } from "@/markdown/markdown";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";
import { EnquiryForm } from "./enquiry-form";
import { QuoteForm } from "./quote-form";

/** Leads to what a quote looks like. */
const SAMPLE_LABEL = "See a sample quote first";

/** A form to ask for a quote. */
export const form = defineBlock("form", {
  load: loadEnquiryNotes,
  View: ({ block, data, page }) => (
    <Section title={block.heading} intro={block.intro ?? data.quotePromise} band={block.band} split>
      {block.variant === "quote" ? (
        <>
          <QuoteForm service={block.serviceType ?? page.title} page={page.path} />
          {data.samplePath && (
            <p className="mt-3">
              <a href={data.samplePath}>{SAMPLE_LABEL}</a>
            </p>
          )}
        </>
      ) : (
        <EnquiryForm serviceType={block.serviceType} page={page.path} />
      )}
    </Section>
  ),
  markdown: ({ block, data, page, anchor }) =>
    sectionMarkdown(
      { heading: block.heading, intro: block.intro ?? data.quotePromise },
      markdownLink("Fill in the form", absolute(`${page.path}#${anchor}`)),
      block.variant === "quote" &&
        data.samplePath &&
        markdownLink(SAMPLE_LABEL, absolute(data.samplePath)),
      markdownLink("Privacy", absolute("/privacy")),
    ),
});
