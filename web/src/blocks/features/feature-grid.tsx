import { classes } from "@/components/classes";
import { each } from "@/components/each/each";
import { Icon } from "@/components/icon/icon";
import styles from "./feature-grid.module.css";

type Props = {
  items: readonly {
    _key?: string;
    title: string;
    description: string;
    icon?: Parameters<typeof Icon>[0]["name"] | null;
  }[];
  className?: string;
};

/** Features, reasons or values: a rule, a title, a sentence; an icon where one is chosen. */
export function FeatureGrid({ items, className }: Props) {
  return (
    <div className={classes(styles.grid, className)}>
      {each(items, ({ title, description, icon }) => (
        <div>
          {icon && <Icon name={icon} />}
          <h3>{title}</h3>
          <p>{description}</p>
        </div>
      ))}
    </div>
  );
}
