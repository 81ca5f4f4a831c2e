import type { EnquiryField } from "@currawong/supabase/enquiry";
import type { FormKind } from "../../enquiries/fields.ts";
import { Field, type FieldState } from "./field.tsx";

type Props = {
  kind: FormKind;
  /** What “Service Interested In” offers: on the contact form alone. */
  services: readonly string[];
  field: (name: EnquiryField) => FieldState;
};

/**
 * The fields of a form under the specification's labels (section 5). The quote form marks what it
 * requires in the label itself, the others beside it.
 */
export function Fields({ kind, services, field }: Props) {
  const mark = kind === "quote" ? " *" : "";
  const marked = mark === "";
  return (
    <>
      <Field field={field("name")} label={`Full Name${mark}`} marked={marked} autoComplete="name" />
      <Field
        field={field("email")}
        label={`Email Address${mark}`}
        marked={marked}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Field
        field={field("phone")}
        label={`Phone Number${mark}`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+61 491 570 156"
      />
      <Field field={field("company")} label="Company Name" autoComplete="organization" />
      {kind === "contact" && (
        <Field
          field={field("service")}
          label="Service Interested In"
          marked={marked}
          choices={{ prompt: "Select a service", options: services }}
        />
      )}
      <Field
        field={field("message")}
        label={kind === "enquiry" ? "Message" : `Project Details${mark}`}
        marked={marked}
        rows={5}
      />
    </>
  );
}
