/** Shared by the screens that show a secret: its export state, and hiding it when the app is hidden. */

import { useCallback } from 'react';
import type { Telegram } from '../../ports/Telegram.ts';
import type { LockedSecret } from '../../screens/settings/SecretGate.tsx';
import type { ExportState } from '../../stores/backup/ExportStore.ts';
import { promptFailure } from '../unlockStateView.ts';

/** Everything but the secret itself. */
export type ExportView = LockedSecret | { readonly status: 'open' };

/** @param nowMs - milliseconds since 1970 */
export function exportView(state: ExportState, nowMs: number): ExportView {
  switch (state.status) {
    case 'asking':
    case 'gone':
    case 'not-exportable':
      return { status: state.status };
    case 'open':
      return { status: 'open' };
    case 'opening':
      return { status: 'opening', stage: null };
    case 'failed':
      return { status: 'failed', fault: state.fault };
    case 'rejected':
      return promptFailure(state.problem, nowMs);
  }
}

/** Calls back when the app is hidden; for what must not stay visible. */
export function useWhenHidden(host: Telegram): (listener: () => void) => () => void {
  return useCallback(
    (listener: () => void) =>
      host.onVisibility((isVisible) => {
        if (!isVisible) listener();
      }),
    [host],
  );
}
