/** Checks a backup. The input is passed on and not kept. */
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
import type { AskingField } from '../givenTexts.ts';
import { useGivenField } from '../useGivenField.ts';
import { useNow } from '../useNow.ts';
import { walletKindOf } from '../walletSummaries.ts';

function answerOf(state: CheckingState) {
  if (state.status !== 'rejected') return state;
  const { problem } = state;
  switch (problem.kind) {
    case 'unreadable':
      return { status: 'unreadable', problem: problem.problem } as const;
    case 'different':
      return { status: 'different', difference: null } as const;
    case 'other-kind': {
      const typed = walletKindOf({ origin: problem.typed, hasPassphrase: false });
      return { status: 'different', difference: { kind: problem.kind, typed } } as const;
    }
    case 'other-language':
      return { status: 'different', difference: problem } as const;
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

/** The kind of text of a wallet's written copy. */
const fieldOf = (kind: WalletKind): AskingField =>
  kind === 'words' || kind === 'words-and-passphrase' ? 'copied-words' : 'copied-key';

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
  const { other, ask, hear } = useGivenField();
  const field = fieldOf(walletKindOf(keyring));
  const check = async (source: ImportSource) => {
    if (!(await ask(field, source.text))) return;
    host.haptic((await checks.check(keyring.key, source)) ? 'success' : 'error');
  };
  const hasShared = keyrings.keyrings.some(({ origin }) => origin === 'multisig');
  const hasUnseenWords = keyring.origin === 'phrase' && keyring.backedUpAtMs === null;
  return (
    <CheckBackupScreen
      {...checkBackupView(checks.state, keyring, useNow(clock), hasShared)}
      onShowWords={hasUnseenWords ? () => nav.replace('export-mnemonics', { key: keyring.key }) : undefined}
      other={other}
      onGiven={hear(field)}
      onCheck={(source) => void check(source)}
      onClear={checks.clear}
      onShared={() => nav.replace('multisig-keys', { key: keyring.key })}
      onLeave={nav.back}
    />
  );
});
