/** Checking a backup, over the stores. What is typed passes through and stays nowhere. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ImportSource } from '../../domain/keys/ImportSource.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { CheckBackupScreen } from '../../screens/settings/CheckBackupScreen.tsx';
import type { CheckBackupView } from '../../screens/settings/CheckBackupScreen.types.ts';
import type { CheckingState } from '../../stores/BackupStore.ts';
import { BackupStore } from '../../stores/BackupStore.ts';
import type { Keyring } from '../../stores/KeyringStore.ts';
import { isWatched, type WalletKind } from '../../text/nameWalletKind.ts';
import { useApp } from '../AppContext.tsx';
import { useNow } from '../useNow.ts';
import { walletKindOf } from '../walletSummaries.ts';

function answerOf(state: CheckingState) {
  switch (state.status) {
    case 'refused':
      return state.problem.kind === 'different'
        ? ({ status: 'different' } as const)
        : ({ status: 'unreadable', problem: state.problem.problem } as const);
    default:
      return state;
  }
}

export function checkBackupView(state: CheckingState, keyring: Keyring, nowMs: number): CheckBackupView {
  const kind = walletKindOf(keyring);
  const frame = { walletName: keyring.alianName, kind, checkedAtMs: keyring.backedUpAtMs, nowMs };
  return isWatched(kind) ? { ...frame, status: 'watch-only' } : { ...frame, ...answerOf(state) };
}

/** What was typed, as what the wallet was made of. */
export function backupSource(kind: WalletKind, text: string, passphrase: string): ImportSource {
  if (kind === 'extended-key') return { kind: 'extended-key', text };
  if (kind === 'private-key') return { kind: 'private-key', text };
  return { kind: 'phrase', text, passphrase };
}

/** Route /settings/check-backup. */
export const CheckBackupContainer = observer(function CheckBackupContainer({
  params,
}: {
  readonly params: RouteParams;
}) {
  const { stores, nav, host, clock } = useApp();
  const backups = stores.lazy.of(BackupStore);
  const { keyrings } = stores;
  const keyring = keyrings.find(params.key ?? '') ?? keyrings.current;
  useEffect(() => backups.clearChecking, [backups]);
  const check = async (text: string, passphrase: string) => {
    const source = backupSource(walletKindOf(keyring), text, passphrase);
    host.haptic((await backups.check(keyring.key, source)) ? 'success' : 'error');
  };
  return (
    <CheckBackupScreen
      {...checkBackupView(backups.checking, keyring, useNow(clock))}
      onCheck={(text, passphrase) => void check(text, passphrase)}
      onClear={backups.clearChecking}
      onLeave={nav.back}
    />
  );
});
