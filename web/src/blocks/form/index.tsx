import { DEFAULT_SERVICE } from "@currawong/supabase/limits";
import { Form } from "@/components/form/form";
import { FormSection } from "@/components/form/form-section";
import { loadEnquiryNotes } from "@/content/agency";
import { defineBlock } from "../define-block";

/** The quote form, which opens the chat, or on rich pages the enquiry form, which stores an enquiry. */
export const form = defineBlock("form", {
  load: loadEnquiryNotes,
  View: ({ block, data, page }) => {
    const { heading, intro, band, variant, serviceType } = block;
    const isQuote = variant === "quote";
    const sample = isQuote && data.samplePath && (
      <a className="text-link" href={data.samplePath}>
        See a sample quote first
      </a>
    );
    return (
      <FormSection title={heading} intro={intro} band={band} note={sample}>
        <Form
          kind={isQuote ? "quote" : "enquiry"}
          action={page.path}
          service={serviceType || (isQuote ? page.title : DEFAULT_SERVICE)}
          label={isQuote ? "Request My Quote" : "Send Message"}
        />
        {!isQuote && <div data-receipts="" />}
      </FormSection>
    );
  },
});
