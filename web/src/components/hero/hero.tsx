import type { BackgroundType } from "@currawong/schemas/fields";
import type { ReactNode } from "react";
import { classes } from "@/components/classes";
import type { Crumb } from "@/model/crumb";
import { Breadcrumb } from "../breadcrumb/breadcrumb";
import styles from "./hero.module.css";

/** Classes of the row by what is in it or follows it. */
const FORMS = {
  /** The home page: its claims are at the foot, and its buttons on the first screen. */
  home: "items-center",
  /** A drawing beside the text. */
  drawn: "items-center [--columns:minmax(0,1.15fr)_minmax(0,1fr)]",
  /** A picture or a conversation beside the text. */
  rich: styles.rich,
  /** The picture below overlaps it. */
  lead: "pb-[clamp(7.5rem,20vw,18.75rem)]",
};

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
  forms?: readonly (keyof typeof FORMS | false | null)[];
};

type SkyProps = Pick<Props, "background" | "children">;

/** The dark surface of every opening, with its scene (`../background/background.css`); it extends under the header. */
export function Sky({ background, children }: SkyProps) {
  return (
    <div className={`night ${styles.hero}`} data-opening>
      {background && <div aria-hidden="true" className="background" data-scene={background} />}
      {children}
    </div>
  );
}

/** The dark opening of a page: breadcrumb, title, introduction, buttons and prices. */
export function Hero(props: Props) {
  const { title, eyebrow, intro, background, crumbs, children, aside, foot, forms = [] } = props;
  const text = (
    <>
      {intro && <p className="lede mt-row">{intro}</p>}
      {children}
    </>
  );
  return (
    <Sky background={background}>
      <div
        className={classes(
          "wrap",
          styles.row,
          !aside && "pt-[6.75rem] [--columns:minmax(0,1fr)]",
          ...forms.map((form) => form && FORMS[form]),
        )}
      >
        {/* Stays in view while a long conversation scrolls. */}
        <div {...(forms.includes("rich") && { className: "lg:sticky lg:top-16" })}>
          {crumbs && (
            <div className={aside ? "mb-part" : "mb-1.5"}>
              <Breadcrumb crumbs={crumbs} />
            </div>
          )}
          {eyebrow && <p className="mb-2.5 grid text-sm bold text-mute">{eyebrow}</p>}
          {aside || background ? (
            // Nothing moves behind the title: scenes do from 62 % of the width.
            <>
              <h1 className={classes(forms.includes("home") && "text-h1")}>{title}</h1>
              {text}
            </>
          ) : (
            <div className="items-end gap-apart lg:grid lg:grid-cols-2">
              <h1>{title}</h1>
              <div>{text}</div>
            </div>
          )}
        </div>
        {aside}
      </div>
      {foot && <div className="wrap">{foot}</div>}
    </Sky>
  );
}
