import { cut } from "@currawong/schemas/cut";
import { LINKABLE_TYPES } from "@currawong/schemas/linkable";
import { SEARCH_DESCRIPTION_MAX, SEARCH_TITLE_MAX } from "@currawong/schemas/validation/rules";
import type { SanityClient } from "@sanity/client";
import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import { createImageUrlBuilder } from "@sanity/image-url";
import type { CSSProperties } from "react";
import type { DefaultDocumentNodeResolver, UserViewComponent } from "sanity/structure";
import { pageEnvironment } from "../environment.ts";
import { useLive, useRawClient } from "../lake/use-live.ts";
import { Reading } from "../ui/parts.tsx";
import { type Draft, type Preview, previewsOf, type Shared } from "./previews.ts";

/** Documents that have a page get a second tab: how search and social networks will show it. */
export const documentNode: DefaultDocumentNodeResolver = (S, { schemaType }) =>
  (LINKABLE_TYPES as readonly string[]).includes(schemaType)
    ? S.document().views([
        S.view.form(),
        S.view
          .component(SearchPreview)
          .id("search-preview")
          .title("Search and social")
          .icon(EyeOpenIcon),
      ])
    : S.document();

const SHARED_QUERY = `{
  "agencyName": coalesce(*[_type == "siteSettings"][0].name, ""),
  "presets": *[_type == "seoPreset"]{ _id, key, title, description, keywords }
}`;

const LIVE = { types: ["seoPreset", "siteSettings"] };

const readShared = (client: SanityClient) =>
  client.fetch<Shared>(SHARED_QUERY, {}, { perspective: "drafts" });

/** A document's view beside its form: what search engines and social networks will show of it. */
const SearchPreview: UserViewComponent = ({ document }) => {
  const client = useRawClient();
  // A preset edited in another pane shows here too.
  const live = useLive("search-preview", readShared, LIVE);
  const shared = live.data;

  if (!shared) return <Reading live={live} />;
  // The form's value: a document of one of the page types, whole or half written.
  const previews = previewsOf(document.displayed as Draft, shared);
  const images = createImageUrlBuilder(client);
  if (previews.length === 0) {
    return (
      <p style={{ padding: 20 }}>
        This has no page of its own yet: give it a title and an address.
      </p>
    );
  }
  return (
    <div style={{ overflow: "auto", height: "100%" }}>
      {previews.map((preview) => (
        <PreviewCard
          key={preview.path}
          preview={preview}
          siteUrl={pageEnvironment().siteUrl}
          agencyName={shared.agencyName}
          picture={preview.image && images.image(preview.image).size(1200, 630).fit("crop").url()}
        />
      ))}
    </div>
  );
};

const INK = "#031819";
const PAPER = "#f9f7f0";

const styles = {
  page: { display: "grid", gap: 20, padding: "24px 20px", maxWidth: 640 },
  label: { fontSize: 13, fontWeight: 600, margin: 0 },
  result: {
    background: "#fff",
    color: "#1f1f1f",
    border: "1px solid #d8d8d8",
    borderRadius: 4,
    padding: "16px 18px",
    fontFamily: "Arial, sans-serif",
  },
  address: { fontSize: 13, color: "#4d5156", margin: 0, overflowWrap: "anywhere" },
  title: { fontSize: 20, lineHeight: 1.3, color: "#1a0dab", margin: "4px 0" },
  description: { fontSize: 14, lineHeight: 1.5, color: "#474747", margin: 0 },
  card: {
    aspectRatio: "1200 / 630",
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    padding: "5%",
    boxSizing: "border-box",
    background: PAPER,
    color: INK,
    border: "1px solid #d8d8d8",
    borderRadius: 4,
    overflow: "hidden",
    fontFamily: "system-ui, sans-serif",
  },
  heading: { fontSize: 38, lineHeight: 1.02, letterSpacing: "-0.03em", fontWeight: 700, margin: 0 },
  foot: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "baseline",
    borderTop: `2px solid ${INK}`,
    paddingTop: 10,
    fontSize: 16,
  },
  price: { fontSize: 32, letterSpacing: "-0.02em" },
  picture: { width: "100%", aspectRatio: "1200 / 630", objectFit: "cover", borderRadius: 4 },
  shared: { fontSize: 14, margin: 0 },
} satisfies Record<string, CSSProperties>;

function Length({ name, text, most }: { name: string; text: string; most: number }) {
  const over = text.length > most;
  return (
    <span style={over ? { color: "#b3261e", fontWeight: 600 } : undefined}>
      {name}: {text.length} of {most} characters{over && ", too long"}
    </span>
  );
}

type Props = {
  preview: Preview;
  siteUrl: string;
  agencyName: string;
  /** The address of the picture chosen for sharing, if one is. */
  picture: string | null;
};

/** One page as a search result and as a shared link, with the length of what is written. */
function PreviewCard({ preview, siteUrl, agencyName, picture }: Props) {
  const { path, heading, title, description, price, hidden } = preview;
  return (
    <section style={styles.page} aria-label={`How ${path} is shown`}>
      <p style={styles.label}>In search results</p>
      {hidden ? (
        <p role="status" style={styles.shared}>
          This page is kept out of search engines.
        </p>
      ) : (
        <div style={styles.result} data-testid="search-result">
          <p style={styles.address}>
            {agencyName} · {siteUrl}
            {path}
          </p>
          <p style={styles.title}>{cut(title, SEARCH_TITLE_MAX)}</p>
          <p style={styles.description}>{cut(description, SEARCH_DESCRIPTION_MAX)}</p>
        </div>
      )}
      <p style={styles.shared}>
        <Length name="Title" text={title} most={SEARCH_TITLE_MAX} />
        {" · "}
        <Length name="Description" text={description} most={SEARCH_DESCRIPTION_MAX} />
      </p>
      <p style={styles.label}>When its address is shared</p>
      {picture ? (
        <img src={picture} alt="Chosen for sharing" style={styles.picture} />
      ) : (
        <div style={styles.card} data-testid="social-card">
          <strong>{agencyName}</strong>
          <p style={styles.heading}>{heading}</p>
          <div style={styles.foot}>
            <span>{price && "Starting at"}</span>
            <strong style={styles.price}>{price}</strong>
          </div>
        </div>
      )}
      <p style={styles.shared}>
        <strong>{title}</strong>
        <br />
        {description}
      </p>
    </section>
  );
}
