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
    <table className={styles.sheet}>
      {heads.length > 0 && (
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="text-sm text-mute [font-weight:500]">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {each(rows ?? [], ({ label, text, result }) => (
          <tr>
            <th scope="row" className="bold">
              {label}
            </th>
            <td>{text}</td>
            {hasResults && <td className="bold text-accent">{result}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A sample of what a service delivers, labelled as a sample; a conversation says so itself. */
export const exhibit = defineBlock("exhibit", {
  section: "stacked",
  View: ({ block }) =>
    block.layout === "chat" ? (
      <div className="night rounded">
        <Conversation turns={block.turns ?? []} />
      </div>
    ) : (
      <figure className="top-rule">
        <figcaption className="py-0.75 text-sm text-mute">
          <b className="mr-0.5 rounded-sm px-0.5 text-xs text-accent uppercase [border:1px_solid]">
            Sample
          </b>{" "}
          {block.note}
        </figcaption>
        <Sheet {...block} />
      </figure>
    ),
});
