import { BLOCKS } from "@currawong/schemas/blocks";
import { DOCUMENT_TYPES } from "@currawong/schemas/document-types";
import { blockPicture } from "@currawong/schemas/objects/sections";
import { TYPE_NAMES } from "@currawong/schemas/types";
import { Icon, type IconSymbol } from "@sanity/icons";
import { DocumentIcon } from "@sanity/icons/Document";
import type { ComponentType, ReactNode } from "react";
import type { SchemaTypeDefinition } from "sanity";

const BLOCK_TYPES = new Set<string>(BLOCKS.map(({ type }) => type.name));

const createIcon = (symbol: IconSymbol) => (): ReactNode => <Icon symbol={symbol} />;

/** The icon that each document type names. */
const ICONS = new Map<string, ComponentType>(
  TYPE_NAMES.map((type) => [type, createIcon(DOCUMENT_TYPES[type].icon)]),
);

/** The icon of a document type; a plain document for a type that has none. */
export const iconOf = (type: string): ComponentType => ICONS.get(type) ?? DocumentIcon;

/**
 * The pane’s header and the first field have a document’s name already: without a third one, a form begins a field
 * higher. The option is experimental: if it goes, the title is shown again.
 */
const COMPACT_HEAD = { __experimental_formPreviewTitle: false };

/** Adds icons to document types and blocks: the schema package has no React. */
export function withIcons(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    if (type.type === "document") {
      return { ...type, ...COMPACT_HEAD, icon: iconOf(type.name) };
    }
    return BLOCK_TYPES.has(type.name) ? { ...type, icon: blockIcon(type.name) } : type;
  });
}

/** The icon of a block: a small version of its picture in the insert menu. */
function blockIcon(type: string): ComponentType {
  return () => (
    <img
      src={blockPicture(type)}
      alt=""
      style={{ width: "100%", height: "100%", objectFit: "cover" }}
    />
  );
}

/** The currawong's eye: a wattle-gold ring on ink. Colours are the site's `ink` and `wattle`. */
export function StudioIcon() {
  return (
    <svg viewBox="0 0 64 64" width="1em" height="1em" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="32" fill="#05090a" />
      <circle cx="32" cy="32" r="22.4" fill="none" stroke="#f9cc27" strokeWidth="10.9" />
    </svg>
  );
}
