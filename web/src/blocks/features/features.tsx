import { Icon } from "@/components/icon/icon";
import { Picture } from "@/components/picture/picture";
import { Section } from "@/components/section/section";
import type { BlockOf } from "@/model/block";
import { FeatureGrid } from "./feature-grid";
import styles from "./features.module.css";

type Items = { items: BlockOf<"features">["items"] };

/** Points as lines of a rate card: what each is called, and what it takes. */
function Values({ items }: Items) {
  return (
    <ol className={styles.values}>
      {items.map(({ _key, title, description, icon }) => (
        <li key={_key}>
          {icon && <Icon name={icon} />}
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}

/** Features in a grid, beside a picture where there is one; or large, as values. */
export function Features({ block }: { block: BlockOf<"features"> }) {
  const { heading, intro, items, layout, picture, band } = block;
  if (layout === "values") {
    return (
      <Section title={heading} intro={intro} band={band}>
        <Values items={items} />
      </Section>
    );
  }
  return (
    <Section title={heading} intro={intro} band={band}>
      {picture?.asset ? (
        <div className={styles.pictured}>
          <Picture
            picture={picture}
            ratio={4 / 3}
            sizes="(max-width: 900px) 92vw, 520px"
            className={styles.picture}
          />
          <FeatureGrid items={items} className={styles.grid} />
        </div>
      ) : (
        <FeatureGrid items={items} />
      )}
    </Section>
  );
}
