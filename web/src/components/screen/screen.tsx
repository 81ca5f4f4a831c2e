type Props = { screen: string | null; className?: string };

/** A decorative drawing of a phone with an app, in the site's palette; not a screenshot. */
export function Screen({ screen, className }: Props) {
  // Apps without a drawing yet show the plainest one.
  return (
    <img
      className={className}
      src={`/screens/${screen ?? "social"}.svg`}
      alt=""
      width={280}
      height={580}
      decoding="async"
    />
  );
}

/** The vertical offset of each of three phones. */
const OFFSETS = ["", "[translate:0_-12%]", "[translate:0_8%]"];

/** Three phones side by side, for the opening of a page. */
export function Screens({ screens }: { screens: readonly (string | null)[] }) {
  return (
    <div className="grid grid-cols-3 items-end gap-1.75 max-lg:mt-6 max-lg:max-w-[30rem]">
      {[...new Set(screens)].slice(0, 3).map((screen, index) => (
        <Screen key={screen} screen={screen} className={`w-full ${OFFSETS[index]}`} />
      ))}
    </div>
  );
}
