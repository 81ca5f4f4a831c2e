import type { EnquiryValues } from "@currawong/supabase/enquiry";
import { FIELD_NAMES } from "@currawong/supabase/fields";
import type { FormKind } from "@currawong/supabase/form-kinds";
import { HONEYPOT, readFields } from "../../enquiries/fields.ts";

/** The controls that a visitor types into. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = `:is(input:not([type=hidden]), textarea, select):not([name=${HONEYPOT}])`;

/** A form's controls, wherever they are on the page. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter((element): element is Control => element.matches(CONTROLS));

export const kindOf = ({ dataset }: HTMLFormElement) => dataset.form as FormKind; // The server writes it.

/** What the form's fields hold, with what the page itself sets. */
export const valuesOf = (form: HTMLFormElement): EnquiryValues =>
  readFields(new FormData(form), FIELD_NAMES);
