/** The currawong's eye. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill="#05090a" />
      <circle cx="12" cy="12" r="8.5" fill="none" stroke="#f8cd27" strokeWidth="5" />
    </svg>
  );
}
