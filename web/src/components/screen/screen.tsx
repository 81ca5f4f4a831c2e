/** The drawings in `public/screens`, by the address of the app clone they show. */
const SCREENS: Record<string, string> = {
  "tiktok-clone": "video",
  "uber-clone": "ride",
  "facebook-clone": "social",
  "instagram-clone": "photos",
  "linkedin-clone": "network",
  "airbnb-clone": "stays",
};

/** A phone with an app of that kind, drawn in the palette: decoration, no screenshot. */
export function Screen({ slug }: { slug: string }) {
  // A clone that has no drawing yet shows the plainest one.
  const name = SCREENS[slug] ?? "social";
  return <img src={`/screens/${name}.svg`} alt="" width={280} height={580} decoding="async" />;
}

/** A phone rising out of its panel, at the top of a card. */
export function ScreenPanel({ slug }: { slug: string }) {
  return (
    <div className="screen-panel">
      <Screen slug={slug} />
    </div>
  );
}

/** Three phones side by side, for the opening of the section. */
export function Screens({ slugs }: { slugs: readonly string[] }) {
  return (
    <div className="screens">
      {slugs.slice(0, 3).map((slug) => (
        <Screen key={slug} slug={slug} />
      ))}
    </div>
  );
}
