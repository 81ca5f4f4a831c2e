import { createPortal } from "react-dom";
import styles from "./toast.module.css";
import type { Toast } from "./use-toast.ts";

/** The live region for toasts, in the page before the first one. A toast does not take the focus. */
export function Toaster({ toast, onDismiss }: { toast: Toast | undefined; onDismiss: () => void }) {
  return createPortal(
    <div className={styles.toaster} role="status" id="toaster">
      {toast && (
        <div className={`${styles.toast} night`} key={toast.number} hidden={toast.dismissed}>
          <strong>{toast.title}</strong>
          <p>{toast.text}</p>
          <button type="button" className="text-link" onClick={onDismiss}>
            Dismiss
          </button>
        </div>
      )}
    </div>,
    document.body,
  );
}
