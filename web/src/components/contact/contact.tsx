import "./contact.css";
import { CONTACT_QUERY } from "@currawong/schemas/queries/pages";
import { load } from "@/content/load";
import { missing } from "@/content/missing";
import { ContactForm } from "../contact-form/contact-form";
import { Facts } from "./facts";

/** The contact page and the promises it repeats. Also what its metadata is made of. */
export async function loadContact() {
  const { page, settings } = await load(CONTACT_QUERY);
  return { page: page ?? (await missing("/contact")), settings };
}

/** A form on paper, and beside it every other way to reach the agency, on ink. */
export async function Contact() {
  const { page, settings } = await loadContact();
  return (
    <div className="contact">
      <div className="contact-form">
        <h1>{page.title}</h1>
        <p className="lede">{page.intro}</p>
        <h2>{page.formHeading}</h2>
        {page.promise && <p>{page.promise}</p>}
        <ContactForm services={page.services} page="/contact" />
      </div>
      <Facts page={page} settings={settings} />
    </div>
  );
}
