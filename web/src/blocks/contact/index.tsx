import { CONTACT_SERVICES } from "@currawong/schemas/contact-services";
import { ChatLink } from "@/components/button/chat-link";
import { classes } from "@/components/classes";
import { Form } from "@/components/form/form";
import { setUpForm } from "@/components/form/set-up";
import { telephone } from "@/components/telephone";
import { loadContactSettings } from "@/content/contact-settings";
import { defineBlock } from "../define-block";
import styles from "./contact.module.css";
import { Facts } from "./facts";
import { contactMarkdown } from "./markdown";

/** A form on paper, and beside it every other way to reach the agency, on ink. */
export const contact = defineBlock("contact", {
  load: loadContactSettings,
  View: async ({ block, data, page }) => {
    const form = await setUpForm("contact");
    const services = block.services?.length ? block.services : CONTACT_SERVICES;
    return (
      <div className={styles.contact}>
        <div className={styles.form}>
          <h1>{page.title}</h1>
          <p className={classes("lede", styles.intro)}>{page.description}</p>
          <div className={classes("buttons", styles.direct)}>
            <ChatLink message={block.chatMessage}>{block.chatLabel}</ChatLink>
            <a className="button ghost" href={telephone(data.phone)}>
              {data.phone}
            </a>
            {block.callLabel && (
              <ChatLink message={block.callMessage ?? ""} className="button ghost">
                {block.callLabel}
              </ChatLink>
            )}
          </div>
          <h2>{block.formHeading}</h2>
          {block.promise && <p>{block.promise}</p>}
          <Form {...form} page={page.path} services={services} label="Send on WhatsApp" />
        </div>
        <Facts block={block} settings={data} />
      </div>
    );
  },
  markdown: contactMarkdown,
  summarise: ({ data }) => ({ note: data.promise ?? data.phone }),
});
