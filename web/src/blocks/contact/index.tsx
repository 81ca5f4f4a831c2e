import { CONTACT_SERVICES } from "@currawong/schemas/contact-services";
import { ChatLink } from "@/components/button/chat-link";
import { Form } from "@/components/form/form";
import { NextSteps } from "@/components/form/form-section";
import { loadContactSettings } from "@/content/agency";
import { defineBlock } from "../define-block";
import styles from "./contact.module.css";
import { Facts } from "./facts";

/** The contact form, and beside it every other way to reach the agency. */
export const contact = defineBlock("contact", {
  load: loadContactSettings,
  View: ({ block, data, page }) => {
    const services = block.texts?.length ? block.texts : CONTACT_SERVICES;
    return (
      <div className={styles.contact}>
        <div className={styles.form}>
          <h1>{page.title}</h1>
          <p className="lede mt-3">{page.description}</p>
          <ChatLink message={block.chatMessage} className="text-link">
            {block.chatLabel}
          </ChatLink>
          <h2 className="mt-3 mb-2.5 top-rule pt-2 text-h3 [letter-spacing:-0.025em]">
            {block.formHeading}
          </h2>
          <Form kind="contact" action={page.path} services={services} label="Send on WhatsApp" />
        </div>
        <Facts block={block} settings={data}>
          <NextSteps />
        </Facts>
      </div>
    );
  },
});
