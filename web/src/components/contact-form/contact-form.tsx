import { loadAgency } from "@/content/agency";
import { CONTACT_SERVICES } from "@/enquiries/contact";
import { toolAttributes } from "@/seo/agents/tool";
import { ContactDetails } from "../form-field/contact-details";
import { Field } from "../form-field/field";
import { FormCode } from "../form-field/form-code";
import { FormFoot } from "../form-field/form-foot";

/** The contact page's form. It is checked by the browser and leads on to the chat. */
export async function ContactForm() {
  const { whatsappNumber } = await loadAgency();
  return (
    <form
      {...toolAttributes("contact")}
      className="form"
      method="post"
      action="/enquiry/contact"
      target="_blank"
      rel="noopener"
      data-whatsapp={whatsappNumber}
    >
      <ContactDetails form="contact" />
      <Field
        form="contact"
        name="service"
        label="Service Interested In"
        required
        wide
        choices={{ prompt: "Select a service", options: CONTACT_SERVICES }}
      />
      <Field form="contact" name="message" label="Project Details" required wide rows={5} />
      <FormFoot form="contact" label="Send on WhatsApp" />
      <FormCode form="contact" />
    </form>
  );
}
