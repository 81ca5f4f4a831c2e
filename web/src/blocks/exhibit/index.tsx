import { classes } from "@/components/classes";
import { Conversation } from "@/components/conversation/conversation";
import { each } from "@/components/each/each";
import type { BlockOf } from "@/model/block";
import { defineBlock } from "../define-block";
import styles from "./exhibit.module.css";

type Exhibit = BlockOf<"exhibit">;

/** A table of label, text and result. On narrow screens each row is a block. */
function Sheet({ columns, rows }: Exhibit) {
  const heads = columns ?? [];
  const hasResults = rows?.some(({ result }) => result);
  return (
    <table>
      {heads.length > 0 && (
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
            <td>{text}</td>
            {hasResults && <td className={styles.result}>{result}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A sample of what a service delivers, labelled as a sample. */
export const exhibit = defineBlock("exhibit", {
  section: "stacked",
  View: ({ block }) => (
    <figure className={classes("top-rule", styles.exhibit)}>
      <figcaption>
        <strong>Sample</strong> {block.note}
      </figcaption>
      {block.layout === "chat" ? (
        <div className="night max-w-text rounded">
          <Conversation turns={block.turns ?? []} />
        </div>
      ) : (
        <Sheet {...block} />
      )}
    </figure>
  ),
});
