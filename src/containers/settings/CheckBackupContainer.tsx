/** Checking a backup, over the stores. What is typed passes through and stays nowhere. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ImportSource } from '../../domain/keys/ImportSource.ts';
import { isWatched, type WalletKind } from '../../i18n/messages/accounts/nameWalletKind.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { CheckBackupScreen } from '../../screens/settings/CheckBackup/CheckBackupScreen.tsx';
import type { CheckBackupView } from '../../screens/settings/CheckBackup/CheckBackupScreen.types.ts';
import type { Keyring } from '../../stores/accounts/Keyring.ts';
import { BackupCheckStore, type CheckingState } from '../../stores/backup/BackupCheckStore.ts';
import { useApp } from '../AppContext.tsx';
import { useNow } from '../useNow.ts';
import { walletKindOf } from '../walletSummaries.ts';

function answerOf(state: CheckingState) {
  switch (state.status) {
    case 'rejected':
      return state.problem.kind === 'different'
        ? ({ status: 'different' } as const)
        : ({ status: 'unreadable', problem: state.problem.problem } as const);
    default:
      return state;
  }
}

export function checkBackupView(
  state: CheckingState,
  keyring: Keyring,
  nowMs: number,
  hasShared: boolean,
): CheckBackupView {
  const kind = walletKindOf(keyring);
  const frame = { walletName: keyring.name, kind, checkedAtMs: keyring.backedUpAtMs, nowMs, hasShared };
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
  const checks = stores.lazy.of(BackupCheckStore);
  const { keyrings } = stores;
  const keyring = keyrings.find(params.key ?? '') ?? keyrings.current;
  useEffect(() => checks.clear, [checks]);
  const check = async (text: string, passphrase: string) => {
    const source = backupSource(walletKindOf(keyring), text, passphrase);
    host.haptic((await checks.check(keyring.key, source)) ? 'success' : 'error');
  };
  const hasShared = keyrings.keyrings.some(({ origin }) => origin === 'multisig');
  const hasUnseenWords = keyring.origin === 'phrase' && keyring.backedUpAtMs === null;
  return (
    <CheckBackupScreen
      {...checkBackupView(checks.state, keyring, useNow(clock), hasShared)}
      onShowWords={hasUnseenWords ? () => nav.replace('export-mnemonics', { key: keyring.key }) : undefined}
      onCheck={(text, passphrase) => void check(text, passphrase)}
      onClear={checks.clear}
      onShared={() => nav.replace('multisig-keys', { key: keyring.key })}
      onLeave={nav.back}
    />
  );
});
