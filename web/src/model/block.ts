import type {
  ARTICLE_QUERY_RESULT,
  BLOCKS_QUERY_RESULT,
  SERVICE_QUERY_RESULT,
} from "@currawong/schemas/content.generated";
import type { Offer, Thing } from "schema-dts";
import type { BodyData } from "@/model/body";
import type { PriceLine } from "@/model/price-line";
import type { Rating } from "@/model/rating";

/** A block that editors compose pages of, as the queries answer it: the same on every page. */
export type ComposedBlock = NonNullable<BLOCKS_QUERY_RESULT>[number];

export type Service = NonNullable<SERVICE_QUERY_RESULT>;
export type StoredArticle = NonNullable<ARTICLE_QUERY_RESULT>;
export type Article = Omit<StoredArticle, "body"> & { body: BodyData };

/** The fixed parts of pages whose frame is the same for every document of their type. */
export type FrameBlock =
  | { _key: string; _type: "serviceHero"; service: Service }
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
  /** What it lists, in its order. */
  items?: readonly { name: string; path: string | null }[];
  /** What this page sells. */
  offers?: readonly Offer[];
  questions?: readonly { question: string; answer: string }[];
  /** The rating it shows. */
  rating?: Rating;
  /** Structured data for entities without a page. */
  things?: readonly Thing[];
  /** The pictures of services, as drawn for the site. */
  screens?: readonly (string | null)[];
  /** What stands at the foot of the page's picture when it has no prices. */
  note?: string | null;
};
