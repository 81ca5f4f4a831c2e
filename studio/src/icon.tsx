/** The currawong's eye: a wattle-gold ring on ink. Colours are the site's `ink` and `wattle`. */
export function StudioIcon() {
  return (
    <svg viewBox="0 0 64 64" width="1em" height="1em" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="32" fill="#05090a" />
      <circle cx="32" cy="32" r="22.4" fill="none" stroke="#f9cc27" strokeWidth="10.9" />
    </svg>
  );
}
