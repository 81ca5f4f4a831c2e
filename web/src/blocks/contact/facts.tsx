import { classes } from "@/components/classes";
import { FactList } from "@/components/fact-list/fact-list";
import { telephone } from "@/components/telephone";
import type { ContactSettings } from "@/content/contact-settings";
import type { BlockOf } from "@/model/block";
import styles from "./contact.module.css";

type Props = { block: BlockOf<"contact">; settings: ContactSettings };

/** Where the agency is, when it answers and what it promises. */
export function Facts({ block, settings }: Props) {
  const { phone, email, abn, address, hours } = settings;
  return (
    <section className={classes("night", styles.facts)} aria-labelledby="facts">
      <div>
        <h2 id="facts" className="label">
          {block.factsHeading}
        </h2>
        <p className={styles.promise}>{settings.promise}</p>
        <p className="text-mute">{settings.support}</p>
        <FactList
          facts={[
            { label: "Phone", value: <a href={telephone(phone)}>{phone}</a> },
            { label: "Email", value: <a href={`mailto:${email}`}>{email}</a> },
            {
              label: "Address",
              value: (
                <>
                  {address?.street}
                  <br />
                  {address?.suburb} {address?.state} {address?.postcode}
                </>
              ),
            },
            { label: "ABN", value: <span className="num">{abn}</span> },
          ]}
        />
        <h3>Hours</h3>
        <FactList facts={hours} />
      </div>
    </section>
  );
}
