import { CONTACT_SERVICES } from "@currawong/schemas/contact-services";
import { Form } from "@/components/form/form";
import { setUpForm } from "@/components/form/set-up";

type Props = {
  /** What “Service Interested In” offers; the usual list where it is left out or empty. */
  services?: readonly string[] | null;
  /** The page's canonical path. */
  page: string;
};

/** The contact page's form. It is checked by the browser and leads on to the chat. */
export async function ContactForm({ services, page }: Props) {
  const form = await setUpForm("contact");
  const offered = services?.length ? services : CONTACT_SERVICES;
  return <Form {...form} page={page} services={offered} label="Send on WhatsApp" />;
}
