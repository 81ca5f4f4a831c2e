import { classes } from "@/components/classes";
import { Conversation } from "@/components/conversation/conversation";
import { each } from "@/components/each/each";
import type { BlockOf } from "@/model/block";
import styles from "./exhibit.module.css";

type Props = Pick<BlockOf<"exhibit">, "layout" | "columns" | "rows" | "turns" | "note">;

/** Lines of label, text and result. On narrow screens each cell names its column itself. */
function Sheet({ layout, columns, rows }: Props) {
  const heads = columns ?? [];
  const named = (index: number) => (heads[index] ? { "data-head": heads[index] } : {});
  const hasResults = rows?.some(({ result }) => result);
  return (
    <table>
      {heads.length > 0 && layout !== "calendar" && (
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {each(rows ?? [], ({ label, text, result }) => (
          <tr>
            <th scope="row">{label}</th>
            <td {...named(1)}>{text}</td>
            {hasResults && <td {...named(2)}>{result}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A sample of what a service delivers, which says that it is one. */
export function Exhibit(props: Props) {
  const { layout, turns, note } = props;
  return (
    <figure className={classes(styles.exhibit, styles[layout ?? "records"])}>
      <figcaption>
        <strong>Sample</strong>
        {note}
      </figcaption>
      {layout === "chat" ? (
        <div className={classes("night", styles.talk)}>
          <Conversation turns={turns ?? []} />
        </div>
      ) : (
        <Sheet {...props} />
      )}
    </figure>
  );
}
