import type { BackgroundType } from "@currawong/schemas/fields";
import type { ReactNode } from "react";
import { classes } from "@/components/classes";
import type { Crumb } from "@/model/crumb";
import { Breadcrumb } from "../breadcrumb/breadcrumb";
import styles from "./hero.module.css";

type Props = {
  title: ReactNode;
  eyebrow?: ReactNode;
  intro?: string | null;
  /** The animated background; a plain dark one when left out. */
  background?: BackgroundType | null;
  crumbs?: readonly Crumb[];
  /** Actions and other content under the introduction. */
  children?: ReactNode;
  /** Shown on the right, e.g. a rate card or a drawing. */
  aside?: ReactNode;
  /** A strip along the foot of the hero. */
  foot?: ReactNode;
  /** Layout variants, set by its content and the block after it. */
  forms?: readonly ("home" | "drawn" | "rich" | "lead" | false | null)[];
};

type SkyProps = Pick<Props, "background" | "children"> & { className?: string };

/** The dark surface of every opening, with its scene (`../background/background.css`); it extends under the header. */
export function Sky({ background, className, children }: SkyProps) {
  return (
    <div className={classes("night", styles.hero, className)} data-opening>
      {background && <div aria-hidden="true" className="background" data-scene={background} />}
      {children}
    </div>
  );
}

/** The dark opening of a page: breadcrumb, title, introduction, buttons and prices. */
export function Hero(props: Props) {
  const { title, eyebrow, intro, background, crumbs, children, aside, foot, forms = [] } = props;
  return (
    <Sky background={background} className={classes(...forms.map((form) => form && styles[form]))}>
      <div className={classes("wrap", styles.row, !aside && styles.wide)}>
        <div {...(forms.includes("rich") && { className: styles.text })}>
          {crumbs && (
            <div className="mb-part">
              <Breadcrumb crumbs={crumbs} />
            </div>
          )}
          {eyebrow && <p className="mb-2.5 grid text-sm bold text-mute">{eyebrow}</p>}
          <h1>{title}</h1>
          {aside ? (
            <>
              {intro && <p className="lede mt-row">{intro}</p>}
              {children}
            </>
          ) : (
            <div className={styles.under}>
              {intro && <p className="lede mt-row">{intro}</p>}
              <div>{children}</div>
            </div>
          )}
        </div>
        {aside}
      </div>
      {foot && <div className="wrap">{foot}</div>}
    </Sky>
  );
}
