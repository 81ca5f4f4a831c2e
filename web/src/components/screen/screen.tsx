import styles from "./screen.module.css";

type Props = { screen: string | null };

/** A phone with an app of that kind, drawn in the palette: decoration, no screenshot. */
export function Screen({ screen }: Props) {
  // An app that has no drawing yet shows the plainest one.
  return (
    <img
      src={`/screens/${screen ?? "social"}.svg`}
      alt=""
      width={280}
      height={580}
      decoding="async"
    />
  );
}

/** A phone rising out of its panel, at the top of a card. */
export function ScreenPanel({ screen }: Props) {
  return (
    <div className={styles.panel}>
      <Screen screen={screen} />
    </div>
  );
}

/** Three phones side by side, for the opening of a page. */
export function Screens({ screens }: { screens: readonly (string | null)[] }) {
  return (
    <div
      className={`grid grid-cols-3 items-end gap-1.75 max-lg:mt-6 max-lg:max-w-[30rem] ${styles.screens}`}
    >
      {[...new Set(screens)].slice(0, 3).map((screen) => (
        <Screen key={screen} screen={screen} />
      ))}
    </div>
  );
}
