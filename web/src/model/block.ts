import type {
  ARTICLE_QUERY_RESULT,
  BLOCKS_QUERY_RESULT,
  SERVICE_QUERY_RESULT,
} from "@currawong/schemas/content.generated";
import type { Offer, Thing } from "schema-dts";
import type { BodyData } from "@/model/body";
import type { PictureData } from "@/model/picture";
import type { PriceLine } from "@/model/price-line";
import type { Rating } from "@/model/rating";

type StoredBlock = NonNullable<BLOCKS_QUERY_RESULT>[number];

/** Frames have such blocks too, which are never hidden. */
type Hideable<Stored> = Stored extends StoredBlock
  ? Omit<Stored, "isHidden"> & Partial<Pick<Stored, "isHidden">>
  : never;

/** A block that editors compose pages from, as the queries return it: the same on every page. */
export type ComposedBlock = Hideable<StoredBlock>;

export type Service = NonNullable<SERVICE_QUERY_RESULT>;
export type StoredArticle = NonNullable<ARTICLE_QUERY_RESULT>;
export type Article = Omit<StoredArticle, "body"> & { body: BodyData };

/** The fixed parts of pages whose frame is the same for every document of their type. */
type FrameBlock =
  | { _key: string; _type: "serviceHero"; service: Service }
  | { _key: string; _type: "plate"; plate: NonNullable<Service["plate"]> }
  | { _key: string; _type: "included"; service: Service }
  | { _key: string; _type: "article"; article: Article }
  | { _key: string; _type: "readNext"; articles: NonNullable<Article["related"]> };

export type Block = ComposedBlock | FrameBlock;
export type BlockType = Block["_type"];
export type BlockOf<Type extends BlockType> = Extract<Block, { _type: Type }>;

/** What a block contributes to structured data, the social picture and other blocks. */
export type BlockSummary = {
  /** The priced lines it shows, for the rate card of the page's opening and for its picture. */
  prices?: readonly PriceLine[];
  items?: readonly { name: string; path: string | null }[];
  offers?: readonly Offer[];
  questions?: readonly { question: string; answer: string }[];
  rating?: Rating;
  /** Structured data for entities without a page. */
  things?: readonly Thing[];
  /** The projects that it shows in full: for the page's opening, their pictures and where they are on it. */
  cases?: readonly { title: string; href: string; picture: PictureData }[];
};
