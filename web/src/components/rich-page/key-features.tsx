import { FeatureGrid } from "../feature-grid/feature-grid";
import { Picture } from "../picture/picture";
import { Section } from "../section/section";
import type { RichContent } from "./rich-content";

/** The features; beside them the picture, where a conversation took its place in the hero. */
export function KeyFeatures({ rich }: { rich: RichContent }) {
  const { conversation, features, heroImage } = rich;
  return (
    <Section title="Key Features">
      {conversation?.length ? (
        <div className="key-features">
          <Picture picture={heroImage} ratio={4 / 3} sizes="(max-width: 900px) 92vw, 520px" />
          <FeatureGrid items={features} />
        </div>
      ) : (
        <FeatureGrid items={features} />
      )}
    </Section>
  );
}
