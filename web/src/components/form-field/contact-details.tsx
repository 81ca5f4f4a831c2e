import { Field } from "./field";

type Props = {
  /** Begins the ids of the form's fields. */
  form: string;
  /** Stands after the labels of required fields. */
  mark?: string;
  phoneRequired?: boolean;
};

/** Who is writing, and how to reach them: what every form asks first. */
export function ContactDetails({ form, mark = "", phoneRequired = false }: Props) {
  return (
    <>
      <Field form={form} name="name" label={`Full Name${mark}`} required autoComplete="name" />
      <Field
        form={form}
        name="email"
        label={`Email Address${mark}`}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Field
        form={form}
        name="phone"
        label={`Phone Number${phoneRequired ? mark : ""}`}
        required={phoneRequired}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+61 491 570 156"
      />
      <Field form={form} name="company" label="Company Name" autoComplete="organization" />
    </>
  );
}
