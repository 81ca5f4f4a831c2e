import { classes } from "@/components/classes";
import { each } from "@/components/each/each";
import { Icon } from "@/components/icon/icon";
import { Picture } from "@/components/picture/picture";
import type { BlockOf } from "@/model/block";
import { defineBlock } from "../define-block";
import styles from "./features.module.css";

type Point = BlockOf<"features">["items"][number];

const Grid = ({ items, className }: { items: readonly Point[]; className?: string }) => (
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

/** A value as a line of a rate card: title and description. */
const VALUE =
  "line-below grid gap-x-gutter gap-y-1 py-1.5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-baseline";

/** Features, reasons or values: in a grid, beside a picture if there is one, or as large rows. */
export const features = defineBlock("features", {
  section: "stacked",
  list: ({ block }) => block.items,
  View: ({ block: { items, layout, picture } }) => {
    if (layout === "values") {
      return (
        <ol className="top-rule">
          {each(items, ({ title, description }) => (
            <li className={VALUE}>
              <h3>{title}</h3>
              <p className="max-w-[38em] text-mute">{description}</p>
            </li>
          ))}
        </ol>
      );
    }
    if (!picture?.asset) return <Grid items={items} />;
    return (
      <div className="grid items-start gap-apart lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Picture
          picture={picture}
          ratio={4 / 3}
          sizes="(max-width: 900px) 92vw, 520px"
          className="sticky top-14"
        />
        <Grid
          items={items}
          className="gap-x-5 grid-cols-[repeat(auto-fill,minmax(min(100%,16.25rem),1fr))]"
        />
      </div>
    );
  },
});
