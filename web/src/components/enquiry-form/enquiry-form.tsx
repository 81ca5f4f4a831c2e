import { DEFAULT_SERVICE } from "@currawong/supabase/limits";
import { loadAgency } from "@/content/agency";
import { HONEYPOT } from "@/enquiries/enquiry";
import { readEnvironment } from "@/environment";
import { toolAttributes } from "@/seo/agents/tool";
import { ContactDetails } from "../form-field/contact-details";
import { Field } from "../form-field/field";
import { FormCode } from "../form-field/form-code";
import { FormFoot } from "../form-field/form-foot";
import { Receipts } from "./receipts";

type Props = {
  /** What the enquiry is filed under. */
  serviceType?: string | null;
  /** The page's canonical path. */
  page: string;
};

/** The enquiry form of a rich page. What it sends is stored. */
export async function EnquiryForm({ serviceType, page }: Props) {
  const { whatsappNumber } = await loadAgency();
  const { url, publishableKey } = readEnvironment().supabase;
  return (
    <>
      <form
        {...toolAttributes("enquiry")}
        className="form"
        method="post"
        action="/enquiry/message"
        data-whatsapp={whatsappNumber}
        data-supabase-url={url}
        data-supabase-key={publishableKey}
      >
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="service" value={serviceType || DEFAULT_SERVICE} />
        <div className="form-trap" aria-hidden="true">
          <label htmlFor="enquiry-trap">Leave this empty</label>
          <input id="enquiry-trap" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </div>
        <ContactDetails form="enquiry" />
        <Field form="enquiry" name="message" label="Message" required wide rows={5} />
        <FormFoot form="enquiry" label="Send Message" />
        <FormCode form="enquiry" />
      </form>
      <Receipts />
    </>
  );
}
