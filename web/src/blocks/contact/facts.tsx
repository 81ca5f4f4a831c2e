import { classes } from "@/components/classes";
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
        <dl>
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={telephone(phone)}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>Address</dt>
            <dd>
              {address?.street}
              <br />
              {address?.suburb} {address?.state} {address?.postcode}
            </dd>
          </div>
          <div>
            <dt>ABN</dt>
            <dd className="num">{abn}</dd>
          </div>
        </dl>
        <h3>Hours</h3>
        <dl>
          {hours?.map(({ _key, label, value }) => (
            <div key={_key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
