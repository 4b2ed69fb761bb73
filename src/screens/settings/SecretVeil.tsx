// Frames a secret: whether it is covered, hid itself, or is unavailable.
import type { ReactNode } from 'react';
import { Notice } from '../../components/feedback/Notice.tsx';
import { EXPORT_MESSAGES as MESSAGES } from '../../i18n/messages/settings/securityMessages.ts';
import styles from './SecretVeil.module.css';
import type { HeldState } from './useHeldSecret.ts';

interface SecretVeilProps {
  readonly state: HeldState<unknown>;
  readonly children: ReactNode;
}

/** Hiding itself is announced once. */
export function SecretVeil({ state, children }: SecretVeilProps) {
  return (
    <>
      <section className={styles.veil} data-shown={state.kind === 'shown' || undefined}>
        {children}
      </section>
      <p className={styles.state} role="status">
        {state.kind === 'hidden-again' ? MESSAGES.hiddenAgain : ''}
      </p>
      {state.kind === 'unreachable' && <Notice tone="problem" isLive title={MESSAGES.unreachable} />}
    </>
  );
}
