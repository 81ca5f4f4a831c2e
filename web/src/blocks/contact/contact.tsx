import { CONTACT_SERVICES } from "@currawong/schemas/contact-services";
import { classes } from "@/components/classes";
import { Form } from "@/components/form/form";
import { setUpForm } from "@/components/form/set-up";
import type { ContactSettings } from "@/content/contact-settings";
import type { BlockProps } from "@/model/block-props";
import styles from "./contact.module.css";
import { Facts } from "./facts";

/** A form on paper, and beside it every other way to reach the agency, on ink. */
export async function Contact({ block, data, page }: BlockProps<"contact", ContactSettings>) {
  const form = await setUpForm("contact");
  const services = block.services?.length ? block.services : CONTACT_SERVICES;
  return (
    <div className={styles.contact}>
      <div className={styles.form}>
        <h1>{page.title}</h1>
        <p className={classes("lede", styles.intro)}>{page.description}</p>
        <h2>{block.formHeading}</h2>
        {block.promise && <p>{block.promise}</p>}
        <Form {...form} page={page.path} services={services} label="Send on WhatsApp" />
      </div>
      <Facts block={block} settings={data} />
    </div>
  );
}
