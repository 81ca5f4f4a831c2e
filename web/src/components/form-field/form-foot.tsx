import "./form.css";
import "../toast/toast.css";
import { loadEnquiryNotes } from "@/content/agency";

type Props = {
  /** Begins the ids of the form's fields. */
  form: string;
  /** What the button says. */
  label: string;
};

/** The button, the place for what became of the form, and what happens to the details given. */
export async function FormFoot({ form, label }: Props) {
  const { collectionNotice } = await loadEnquiryNotes();
  return (
    <div className="form-foot">
      <div role="status" id={`${form}-notice`} />
      <button type="submit" className="button">
        {label}
      </button>
      <p>
        {collectionNotice} <a href="/privacy">Privacy</a>
      </p>
    </div>
  );
}
