import type { TypeShape } from "@currawong/content/model";

/** What a field's rules ask that its kind does not say. */
export type Limits = { min?: number; max?: number; uppercase?: boolean };

/** Texts that have to look like something, by the field they stand in. */
const FORMS: Record<string, string> = {
  phone: "(02) 5550 1234",
  whatsappNumber: "+61 491 570 006",
  abn: "51 824 753 556",
  opens: "09:00",
  closes: "17:30",
};

/** A text as a field takes it: in the form that its name asks for, else within its limits. */
export function inForm(field: string | undefined, text: string, limits: Limits): string {
  const form = FORMS[field ?? ""];
  if (form) return form;
  const cut = text.slice(0, limits.max).trim();
  return limits.uppercase ? cut.toUpperCase() : cut;
}

/** The limits that a field's rules set. */
export function limitsOf(field: TypeShape): Limits {
  const limits: Limits = {};
  const rules: unknown = Reflect.get(field, "validation");
  if (typeof rules === "function") rules(recorder(limits));
  return limits;
}

/** Stands for Sanity's rule, and notes the limits it is given. */
function recorder(limits: Limits): unknown {
  const rule: unknown = new Proxy(
    {},
    {
      get: (_, name) => (value: unknown) => {
        if ((name === "min" || name === "max") && typeof value === "number") limits[name] = value;
        if (name === "uppercase") limits.uppercase = true;
        return rule;
      },
    },
  );
  return rule;
}

/** The values that a field's options allow, if it has a list of them. */
export function listedValues(shape: TypeShape): unknown[] | undefined {
  const options: unknown = Reflect.get(shape, "options");
  const list: unknown = typeof options === "object" && options && Reflect.get(options, "list");
  if (!Array.isArray(list)) return undefined;
  return list.map((item) => (typeof item === "object" && item ? item.value : item));
}
