import { each } from "../each/each";

type Props = { claims: readonly { figure: string; label: string }[] };

/** The claims of the agency, as figures in a row, or two by two. */
export const Claims = ({ claims }: Props) => (
  <dl className="grid grid-cols-2 gap-x-2.5 [border-top:var(--claims-rule,1px)_solid_var(--color-rule)] lg:grid-cols-4 lg:gap-x-0 max-lg:[&>:nth-child(n+3)]:line-above">
    {each(claims, ({ figure, label }) => (
      <div className="figure-first pt-[clamp(0.875rem,2.4vw,1.625rem)] pb-[clamp(1rem,2.6vw,1.875rem)]">
        <dt className="mt-1 text-[0.95rem] text-mute">{label}</dt>
        <dd className="display text-[length:var(--claim-size,clamp(2rem,1.5rem+1.4vw,2.75rem))] [line-height:1]">
          {figure}
        </dd>
      </div>
    ))}
  </dl>
);
