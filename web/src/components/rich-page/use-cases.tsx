import { Section } from "../section/section";
import type { RichContent } from "./rich-content";

/** Who uses it for what: a situation to a line. */
export function UseCases({ useCases }: { useCases: RichContent["useCases"] }) {
  if (!useCases?.length) return null;
  return (
    <Section title="Use Cases">
      <ul className="use-cases">
        {useCases.map(({ _key, title, description }) => (
          <li key={_key}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
