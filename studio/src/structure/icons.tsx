import { BLOCKS } from "@currawong/schemas/blocks.generated";
import { blockPicture } from "@currawong/schemas/objects/sections";
import { CaseIcon } from "@sanity/icons/Case";
import { CogIcon } from "@sanity/icons/Cog";
import { ColorWheelIcon } from "@sanity/icons/ColorWheel";
import { DocumentIcon } from "@sanity/icons/Document";
import { DocumentsIcon } from "@sanity/icons/Documents";
import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { FolderIcon } from "@sanity/icons/Folder";
import { HomeIcon } from "@sanity/icons/Home";
import { InfoOutlineIcon } from "@sanity/icons/InfoOutline";
import { MenuIcon } from "@sanity/icons/Menu";
import { PackageIcon } from "@sanity/icons/Package";
import { SearchIcon } from "@sanity/icons/Search";
import { ShareIcon } from "@sanity/icons/Share";
import { TagIcon } from "@sanity/icons/Tag";
import { UserIcon } from "@sanity/icons/User";
import type { ComponentType } from "react";
import type { SchemaTypeDefinition } from "sanity";

/** Icons of all document types; each type also has to be placed in the structure. */
export const ICONS: Readonly<Record<string, ComponentType>> = {
  aboutPage: InfoOutlineIcon,
  article: DocumentTextIcon,
  articleCategory: FolderIcon,
  contactPage: EnvelopeIcon,
  designPage: ColorWheelIcon,
  hireCategory: FolderIcon,
  homePage: HomeIcon,
  navigation: MenuIcon,
  packageSet: PackageIcon,
  page: DocumentIcon,
  platformPage: ShareIcon,
  project: CaseIcon,
  role: UserIcon,
  sectionPage: DocumentsIcon,
  seoPreset: SearchIcon,
  service: TagIcon,
  serviceGroup: FolderIcon,
  siteSettings: CogIcon,
};

const BLOCK_TYPES = new Set<string>(BLOCKS.map(({ type }) => type.name));

/** The icon of a document type; a plain document by default. */
export const iconOf = (type: string): ComponentType => ICONS[type] ?? DocumentIcon;

/** Adds icons to document types and blocks: the schema package has no React. */
export function withIcons(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    if (type.type === "document") return { ...type, icon: iconOf(type.name) };
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
