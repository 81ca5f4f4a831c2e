import type {
  AllSanitySchemaTypes,
  Body,
  internalGroqTypeReferenceTo,
  Picture,
  Slug,
} from "@currawong/schemas/content.generated";
import type { BackgroundType } from "@currawong/schemas/fields";
import type { DocumentType } from "@currawong/schemas/types";

/** The document types a reference points to, as ids: `service-uber-clone`, or a singleton's own id. */
type Id<Type extends string> = Type | `${Type}-${string}`;

/** A picture: its file in `authored/`, such as `design/website.svg`, and what it shows. */
export type AuthoredPicture = { svg: string; alt: string };

/**
 * A generated content type in authored form: no system fields, no `_key`s, a `_type` only
 * where an array has members of several types, a slug as a string, a reference as an id, a picture
 * as the name of its file, rich text as Markdown.
 */
export type Authored<T> = T extends Slug
  ? string
  : T extends Picture
    ? AuthoredPicture
    : T extends Body
      ? string
      : T extends { _type: "reference"; [internalGroqTypeReferenceTo]?: infer Type }
        ? Id<Type & string>
        : T extends readonly (infer Item)[]
          ? AuthoredMember<Item>[]
          : T extends object
            ? AuthoredObject<T>
            : T;

type IsUnion<T, All = T> = T extends All ? ([All] extends [T] ? false : true) : never;

/** An array member, with its `_type` if the array has members of several types. */
type AuthoredMember<Item> = true extends IsUnion<TypeName<Item>> ? WithType<Item> : Authored<Item>;

type TypeName<Item> = Item extends { _type: infer Name } ? Name : never;

type WithType<Item> = Item extends { _type: infer Name } ? { _type: Name } & Authored<Item> : never;

type SystemField =
  | "_id"
  | "_type"
  | "_key"
  | "_ref"
  | "_weak"
  | "_createdAt"
  | "_updatedAt"
  | "_rev";

/** Fields that are lists in the dataset and one text here, separated by commas. */
export const TEXT_LISTS = ["keywords"] as const;
type TextList = (typeof TEXT_LISTS)[number];

type AuthoredObject<T> = {
  [Field in keyof T as Field extends SystemField
    ? never
    : Field extends symbol
      ? never
      : Field]: Field extends TextList ? string : Authored<T[Field]>;
};

/** An authored document with its permanent id. Its slug is the rest of the id, after the type. */
export type AuthoredDocument<Name extends DocumentType> = Omit<
  AuthoredObject<Extract<AllSanitySchemaTypes, { _type: Name }>>,
  "slug" | "vantaType"
> & { _id: Id<Name>; vantaType?: BackgroundType };

/** Any authored document. Each file checks its own against their specific types. */
export type AuthoredRecord = { _id: string; [field: string]: unknown };

/** An authored document, with its file for error messages. */
export type ContentEntry = { document: AuthoredRecord; file: string };
