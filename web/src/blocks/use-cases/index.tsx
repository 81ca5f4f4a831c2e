import { Section } from "@/components/section/section";
import { defineBlock } from "../define-block";
import { pointsMarkdown } from "../features/markdown";
import { sectionMarkdown } from "../head";
import styles from "./use-cases.module.css";

/** How different customers use the service. */
export const useCases = defineBlock("useCases", {
  View: ({ block: { heading, intro, items, band } }) => (
    <Section title={heading} intro={intro} band={band}>
      <ul className={styles.cases}>
        {items.map(({ _key, title, description }) => (
          <li key={_key}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  ),
  markdown: ({ block }) => sectionMarkdown(block, pointsMarkdown(block.items)),
});
