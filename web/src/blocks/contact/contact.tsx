import { classes } from "@/components/classes";
import type { ContactSettings } from "@/content/contact-settings";
import type { BlockProps } from "@/model/block";
import styles from "./contact.module.css";
import { ContactForm } from "./contact-form";
import { Facts } from "./facts";

/** A form on paper, and beside it every other way to reach the agency, on ink. */
export function Contact({ block, data, page }: BlockProps<"contact", ContactSettings>) {
  return (
    <div className={styles.contact}>
      <div className={styles.form}>
        <h1>{page.title}</h1>
        <p className={classes("lede", styles.intro)}>{page.description}</p>
        <h2>{block.formHeading}</h2>
        {block.promise && <p>{block.promise}</p>}
        <ContactForm services={block.services} page={page.path} />
      </div>
      <Facts block={block} settings={data} />
    </div>
  );
}
