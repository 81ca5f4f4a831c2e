import type { ReactNode } from "react";
import { Background } from "../background/background";
import type { BackgroundType } from "../background/scene";
import { Breadcrumb, type Crumb } from "../breadcrumb/breadcrumb";

type Props = {
  title: ReactNode;
  eyebrow?: ReactNode;
  intro?: string | null;
  /** The animated background; plain ink when left out. */
  background?: BackgroundType | null;
  crumbs?: readonly Crumb[];
  /** What the visitor can do: goes under the introduction. */
  children?: ReactNode;
  /** What stands on the right: a rate card, a drawing. */
  aside?: ReactNode;
  /** A strip along the foot of the hero. */
  foot?: ReactNode;
  className?: string;
};

/** The dark opening of a page: where you are, what this is, what to do, what it costs. */
export function Hero(props: Props) {
  const {
    title,
    eyebrow,
    intro,
    background,
    crumbs,
    children,
    aside,
    foot,
    className = "",
  } = props;
  return (
    <div className={`hero night ${className}`.trim()}>
      {background && <Background type={background} />}
      <div className="wrap">
        <div>
          {crumbs && <Breadcrumb crumbs={crumbs} />}
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          {intro && <p className="lede">{intro}</p>}
          {children}
        </div>
        {aside}
      </div>
      {foot}
    </div>
  );
}
