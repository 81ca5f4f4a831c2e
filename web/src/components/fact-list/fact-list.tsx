import type { ReactNode } from "react";
import { each } from "../each/each";

type Props = {
  /** Names with what is said of each; one of which nothing is said is left out. */
  facts: readonly { label: string; value: ReactNode }[] | null | undefined;
  className?: string;
};

/** Facts by their names. */
export const FactList = ({ facts, className }: Props) => (
  <dl className={className}>
    {each(
      facts?.filter(({ value }) => value),
      ({ label, value }) => (
        <div>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ),
    )}
  </dl>
);
