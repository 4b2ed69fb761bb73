/** Shows a private key. It goes only from the vault to the screen. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { RouteParams } from '../../ports/Navigation.ts';
import {
  ExportPrivateKeyScreen,
  type ExportPrivateKeyView,
} from '../../screens/settings/ExportPrivateKey/ExportPrivateKeyScreen.tsx';
import type { OwnedAccount } from '../../stores/accounts/Keyring.ts';
import { type ExportState, ExportStore } from '../../stores/backup/ExportStore.ts';
import { useApp } from '../AppContext.tsx';
import { useNow } from '../useNow.ts';
import { accountSummary } from '../walletSummaries.ts';
import { exportView, useWhenHidden } from './exportView.ts';

/** A countdown updates every second. */
const TICK_MS = 1000;

/** Null when there is no account. Watched accounts have no key. */
export function exportPrivateKeyView(
  state: ExportState,
  { account }: OwnedAccount,
  nowMs: number,
): ExportPrivateKeyView | null {
  const summary = accountSummary(account);
  if (summary === null) return null;
  if (account.type === 'watch') return { account: summary, status: 'not-exportable' };
  return { account: summary, ...exportView(state, nowMs) };
}

/** Route /settings/export-private-key. The permission ends with the screen. */
export const ExportPrivateKeyContainer = observer(function ExportPrivateKeyContainer({
  params,
}: {
  readonly params: RouteParams;
}) {
  const { stores, nav, host, clock } = useApp();
  const exports = stores.lazy.of(ExportStore);
  const { keyrings, accounts } = stores;
  const nowMs = useNow(clock, TICK_MS);
  const owned = keyrings.accountOf(params.key ?? '') ?? {
    keyring: keyrings.current,
    account: accounts.current,
  };
  const whenHidden = useWhenHidden(host);
  useEffect(() => () => void exports.end(), [exports]);
  const begin = async (password: string) => {
    const request = { kind: 'private-key', index: owned.account.index } as const;
    host.haptic((await exports.begin(owned.keyring.key, request, password)) ? 'warning' : 'error');
  };
  const reveal = async () => {
    const secret = await exports.reveal();
    return secret?.kind === 'private-key' ? secret.text : null;
  };
  const view = exportPrivateKeyView(exports.state, owned, nowMs);
  if (view === null) return null;
  return (
    <ExportPrivateKeyScreen
      {...view}
      onPassword={(password) => void begin(password)}
      reveal={reveal}
      whenHidden={whenHidden}
      onRestart={() => void exports.end()}
      onLeave={nav.back}
    />
  );
});
