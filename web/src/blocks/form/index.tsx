import { DEFAULT_SERVICE } from "@currawong/supabase/limits";
import { absolute } from "@/addresses";
import { Form } from "@/components/form/form";
import { Receipts } from "@/components/form/receipts";
import { setUpForm } from "@/components/form/set-up";
import { Section } from "@/components/section/section";
import { loadEnquiryNotes } from "@/content/agency";
import { markdownLink } from "@/markdown/markdown";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../markdown";

/** Leads to what a quote looks like. */
const SAMPLE_LABEL = "See a sample quote first";

/** A form to ask for a quote: it leads on to the chat, or, on rich pages, what it sends is stored. */
export const form = defineBlock("form", {
  load: loadEnquiryNotes,
  View: async ({ block, data, page }) => (
    <Section title={block.heading} intro={block.intro ?? data.quotePromise} band={block.band} split>
      {block.variant === "quote" ? (
        <>
          <Form
            {...(await setUpForm("quote"))}
            page={page.path}
            service={block.serviceType ?? page.title}
            label="Request My Quote"
          />
          {data.samplePath && (
            <p className="mt-3">
              <a href={data.samplePath}>{SAMPLE_LABEL}</a>
            </p>
          )}
        </>
      ) : (
        <>
          <Form
            {...(await setUpForm("enquiry"))}
            page={page.path}
            service={block.serviceType || DEFAULT_SERVICE}
            label="Send Message"
          />
          <Receipts />
        </>
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
