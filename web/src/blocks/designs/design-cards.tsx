import { pathOf } from "@currawong/schemas/paths";
import { Picture } from "@/components/picture/picture";
import { Rates } from "@/components/rate-card/rate-card";
import type { BlockOf } from "@/model/block";
import { priceLine } from "@/model/price-line";
import styles from "./design.module.css";

type Design = BlockOf<"designs">["pages"][number];

function DesignCard({ design }: { design: Design }) {
  const { title, summary, image, packages } = design;
  return (
    <article className={styles.design}>
      <Picture
        picture={image}
        ratio={1.6}
        sizes="(max-width: 900px) 100vw, 560px"
        className="aspect-8/5"
      />
      <h3>
        <a href={pathOf(design) ?? "/ui-ux-design"}>{title}</a>
      </h3>
      <p>{summary}</p>
      <Rates
        className={styles.rates}
        rates={(packages?.packages ?? []).map((plan) => priceLine(plan))}
      />
    </article>
  );
}

/** The specialities of the design section, each with its picture and the prices of its packages. */
export function DesignCards({ designs }: { designs: readonly Design[] }) {
  return (
    <div className={styles.designs}>
      {designs.map((design) => (
        <DesignCard key={design._id} design={design} />
      ))}
    </div>
  );
}
