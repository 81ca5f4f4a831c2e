import type { ReactNode } from "react";
import { each } from "../each/each";

type Props = {
  /** Labels and values; facts without a value are left out. */
  facts: readonly { label: string; value: ReactNode }[] | null | undefined;
  className?: string;
};

/** A list of labelled facts; nothing without any. */
export function FactList({ facts, className }: Props) {
  const stated = facts?.filter(({ value }) => value) ?? [];
  if (stated.length === 0) return null;
  return (
    <dl className={className}>
      {each(stated, ({ label, value }) => (
        <div>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
