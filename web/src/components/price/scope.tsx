import type { ReactNode } from "react";

/** What the price beside it covers. A test finds it by its attribute, as one follows every priced link. */
export function Scope({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={className} data-scope="">
      {children}
    </span>
  );
}
