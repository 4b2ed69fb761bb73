// Short messages that come over the screen and go by themselves.

import type { ToastKind } from '../../domain/specificationConstants.ts';
import { Icon } from '../art/Icon.tsx';
import styles from './ToastStack.module.css';

export interface ToastContent {
  readonly id: string;
  readonly kind: ToastKind;
  readonly text: string;
}

const ICONS = { info: 'info', success: 'check', error: 'problem', warning: 'warning' } as const;

/** The toasts there are, newest last; read aloud as they come. Kept in the page even when empty, so that they are. */
export function ToastStack({ toasts }: { readonly toasts: readonly ToastContent[] }) {
  return (
    <div className={styles.stack} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} />
      ))}
    </div>
  );
}

export function Toast({ kind, text }: Omit<ToastContent, 'id'>) {
  return (
    <div className={styles.toast} data-toast data-kind={kind}>
      <Icon name={ICONS[kind]} size={20} className={styles.icon} />
      <span>{text}</span>
    </div>
  );
}
