// Short messages that come over the screen and go by themselves.
import { Icon } from './icons/Icon.tsx';
import styles from './ToastStack.module.css';

/** How long a toast stays, milliseconds (Spec §4). Whoever keeps the list takes it away. */
export const TOAST_MS = 2000;

/** One message. */
export interface ToastFace {
  readonly id: string;
  readonly kind: 'info' | 'success' | 'error' | 'warning';
  readonly text: string;
}

const ICONS = { info: 'info', success: 'check', error: 'problem', warning: 'warning' } as const;

/** The toasts there are, newest last; read aloud as they come. Kept in the page even when empty, so that they are. */
export function ToastStack({ toasts }: { readonly toasts: readonly ToastFace[] }) {
  return (
    <div className={styles.stack} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <div key={toast.id} className={styles.toast} data-kind={toast.kind}>
          <Icon name={ICONS[toast.kind]} size={20} className={styles.icon} />
          <span>{toast.text}</span>
        </div>
      ))}
    </div>
  );
}
