import type { CATALOGUE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { classes } from "@/components/classes";
import { each } from "../each/each";
import { ServiceRow } from "../service-row/service-row";
import styles from "./catalogue.module.css";

type Props = {
  groups: CATALOGUE_QUERY_RESULT;
  /** Heads the list of groups. */
  heading: string | null;
  intro: string | null;
};

/** Every service as a line of one long rate card that opens in place, with the list of its groups kept in view. */
export function Catalogue({ groups, heading, intro }: Props) {
  return (
    <div className={classes("wrap", styles.catalogue)}>
      <nav className={styles.groups} aria-labelledby="groups">
        <h2 id="groups">{heading}</h2>
        <p>{intro}</p>
        <ol>
          {groups.map(({ _id, slug, title, services }) => (
            <li key={_id}>
              <a href={`#${slug}`}>{title}</a>
              <span className="num">{services.length}</span>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {groups.map(({ _id, slug, title, description, services }) => (
          <section key={_id} id={slug} className={styles.group} aria-labelledby={`${slug}-title`}>
            <h2 id={`${slug}-title`}>{title}</h2>
            <p>{description}</p>
            {each(services, (service) => (
              <ServiceRow service={service} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
