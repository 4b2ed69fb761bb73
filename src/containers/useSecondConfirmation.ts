/** Asks for a second confirmation before sending signatures that the vault held back. */
import { useEffect, useState } from 'react';
import type { SecondConfirmationPrompt } from '../components/overlays/prompts/PasswordQuestion.tsx';
import type { SecondConfirmationSheetProps } from '../components/overlays/SecondConfirmationSheet.tsx';
import { SECOND_CONFIRMATION_MESSAGES } from '../i18n/messages/send/secondConfirmationMessages.ts';
import type { OwnerProof, ReleaseProblem } from '../ports/Vault.ts';
import type { UnlockState } from '../stores/session/UnlockAttempt.ts';
import { type AppServices, useApp } from './AppContext.tsx';
import { unlockStateView } from './unlockStateView.ts';
import { useNow } from './useNow.ts';

/** A countdown updates every second. */
const TICK_MS = 1000;

/** The sheet's view of the unlock state. */
export function secondConfirmationPrompt(unlockState: UnlockState, nowMs: number): SecondConfirmationPrompt {
  const view = unlockStateView(unlockState, nowMs);
  switch (view.status) {
    case 'opening':
      return { status: 'checking' };
    case 'biometry-changed':
      return { status: 'lost' };
    case 'biometry-failing':
      return { status: 'failing' };
    case 'wrong':
    case 'throttled':
    case 'failed':
      return view;
    case 'idle':
    case 'no-vault':
      return { status: 'asking' };
  }
}

export interface SecondConfirmationWork {
  /** whether signatures are held back */
  readonly isHeld: () => boolean;
  /** gets them from the vault */
  readonly release: (proof: OwnerProof) => Promise<ReleaseProblem | null>;
  /** continues with the signed bytes */
  readonly send: () => Promise<void>;
}

interface SecondConfirmationControl {
  /** sends, after a confirmation if signatures are held back */
  readonly onSend: () => void;
  readonly sheet: SecondConfirmationSheetProps;
}

async function proveAndSend(
  { stores, host }: AppServices,
  proof: { readonly password: string } | { readonly reason: string },
  { release, send }: SecondConfirmationWork,
  close: () => void,
): Promise<void> {
  const isDone = await stores.session.owner.prove(proof, release);
  if (!isDone) {
    host.haptic('error');
    return;
  }
  close();
  await send();
}

/** Use it in an observer: the sheet depends on the session's unlock state. */
export function useSecondConfirmation(work: SecondConfirmationWork): SecondConfirmationControl {
  const app = useApp();
  const { session } = app.stores;
  const [isOpen, setOpen] = useState(false);
  const nowMs = useNow(app.clock, TICK_MS);
  const close = () => {
    setOpen(false);
    session.clearUnlockState();
  };
  useEffect(() => {
    void session.biometry.inspect();
    return session.clearUnlockState;
  }, [session]);
  const onSend = () => {
    if (!work.isHeld()) return void work.send();
    session.clearUnlockState();
    setOpen(true);
  };
  const { status, sensor } = session.biometry.view;
  return {
    onSend,
    sheet: {
      isOpen,
      ask: secondConfirmationPrompt(session.unlockState, nowMs),
      sensor: status === 'on' ? sensor : null,
      onPassword: (password) => void proveAndSend(app, { password }, work, close),
      onBiometry: () => void proveAndSend(app, { reason: SECOND_CONFIRMATION_MESSAGES.reason }, work, close),
      onClose: close,
    },
  };
}
