import { loadAgency } from "@/content/agency";
import { toolAttributes } from "@/seo/agents/tool";
import { ContactDetails } from "../form-field/contact-details";
import { Field } from "../form-field/field";
import { FormCode } from "../form-field/form-code";
import { FormFoot } from "../form-field/form-foot";

type Props = {
  /** Title of the service the quote is for. */
  service: string;
  /** The page's canonical path. */
  page: string;
};

/** The quote form of a service's page. It leads on to the chat. */
export async function QuoteForm({ service, page }: Props) {
  const { whatsappNumber } = await loadAgency();
  return (
    <form
      {...toolAttributes("quote")}
      className="form"
      method="post"
      action="/enquiry/quote"
      target="_blank"
      rel="noopener"
      data-whatsapp={whatsappNumber}
    >
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="service" value={service} />
      <ContactDetails form="quote" mark=" *" phoneRequired />
      <Field form="quote" name="message" label="Project Details *" required wide rows={5} />
      <FormFoot form="quote" label="Request My Quote" />
      <FormCode form="quote" />
    </form>
  );
}
