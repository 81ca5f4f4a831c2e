import { PRICE_UNITS } from "@currawong/schemas/price";
import { type KeyboardEvent, useEffect, useRef } from "react";

type Props = {
  label: string;
  unit: string;
  onUnit: (unit: string) => void;
  onLeave: () => void;
  onClose: () => void;
};

/** What a price is charged by. */
export function UnitField({ label, unit, onUnit, onLeave, onClose }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    onLeave();
  };
  return (
    <select
      ref={select}
      aria-label={label}
      value={unit}
      onChange={({ target }) => onUnit(target.value)}
      onKeyDown={onKeyDown}
      onBlur={onClose}
    >
      {PRICE_UNITS.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </select>
  );
}
