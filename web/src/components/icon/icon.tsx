import type { IconName } from "@currawong/schemas/icons";

/**
 * A decorative icon beside a heading, hidden from screen readers. All icons are in `public/icons.svg`,
 * drawn in strokes on a 24-unit grid and fetched once.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
