import type { ReactNode } from "react";
import { each } from "../each/each";

type Props = {
  /** Labels and values; facts without a value are left out. */
  facts: readonly { label: string; value: ReactNode }[] | null | undefined;
  className?: string;
};

/** A list of labelled facts. */
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
