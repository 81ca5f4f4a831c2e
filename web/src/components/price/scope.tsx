/** What the price beside it buys. A test finds it by its attribute, as it follows every priced link. */
export function Scope({ className, children }: { className?: string; children: string }) {
  return (
    <span className={className} data-scope>
      {children}
    </span>
  );
}
