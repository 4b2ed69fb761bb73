// Short messages over the screen that disappear by themselves.

import type { ToastKind } from '../../domain/specificationConstants.ts';
import { Icon } from '../art/Icon.tsx';
import styles from './ToastStack.module.css';

export interface ToastContent {
  readonly id: string;
  readonly kind: ToastKind;
  readonly text: string;
}

const ICONS = { info: 'info', success: 'check', error: 'problem', warning: 'warning' } as const;

/** The toasts, newest last; announced as they appear. Stays in the page even when empty, which announcements require. */
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
