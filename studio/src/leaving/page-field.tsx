import { type ComponentProps, useId } from "react";
import { TextField } from "../ui/parts.tsx";

type Props = ComponentProps<typeof TextField> & {
  pages: readonly { path: string; title: string }[];
};

/** A field for the address of a page, which is found by its address or its title. */
export function PageField({ pages, ...field }: Props) {
  const id = useId();
  return (
    <>
      <TextField list={id} {...field} />
      <datalist id={id}>
        {pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}
