/** Shows recovery words. They go only from the vault to the screen. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { RouteParams } from '../../ports/Navigation.ts';
import type { ExportedSecret } from '../../ports/Vault.ts';
import {
  ExportMnemonicsScreen,
  type ExportMnemonicsView,
} from '../../screens/settings/ExportMnemonics/ExportMnemonicsScreen.tsx';
import type { RevealedWords } from '../../screens/settings/ExportMnemonics/HeldWords.tsx';
import type { Keyring } from '../../stores/accounts/Keyring.ts';
import { type ExportState, ExportStore } from '../../stores/backup/ExportStore.ts';
import { useApp } from '../AppContext.tsx';
import { useNow } from '../useNow.ts';
import { exportView, useWhenHidden } from './exportView.ts';

/** A countdown updates every second. */
const TICK_MS = 1000;

/** A wallet without words is reported before a password is asked for. */
export function exportMnemonicsView(
  state: ExportState,
  keyring: Keyring,
  nowMs: number,
): ExportMnemonicsView {
  const { origin, name: walletName, hasPassphrase, hdPath } = keyring;
  const isExtended = origin === 'extended-private-key';
  const frame = { walletName, secret: isExtended ? 'extended-key' : 'words' } as const;
  if (origin !== 'phrase' && !isExtended) return { ...frame, status: 'not-exportable' };
  const view = exportView(state, nowMs);
  return view.status === 'open' ? { ...frame, status: 'open', hasPassphrase, hdPath } : { ...frame, ...view };
}

function wordsOf(secret: ExportedSecret | null): RevealedWords | null {
  if (secret === null) return null;
  const { kind } = secret;
  if (kind === 'phrase') return { kind: 'words', words: secret.words, passphrase: secret.passphrase };
  return { kind: 'text', text: secret.text };
}

/** Route /settings/export-mnemonics. The permission ends with the screen. */
export const ExportMnemonicsContainer = observer(function ExportMnemonicsContainer({
  params,
}: {
  readonly params: RouteParams;
}) {
  const { stores, nav, host, clock } = useApp();
  const exports = stores.lazy.of(ExportStore);
  const { keyrings } = stores;
  const keyring = keyrings.find(params.key ?? '') ?? keyrings.current;
  const whenHidden = useWhenHidden(host);
  useEffect(() => () => void exports.end(), [exports]);
  const begin = async (password: string) => {
    const kind = keyring.origin === 'phrase' ? 'phrase' : 'extended-private-key';
    host.haptic((await exports.begin(keyring.key, { kind }, password)) ? 'warning' : 'error');
  };
  return (
    <ExportMnemonicsScreen
      {...exportMnemonicsView(exports.state, keyring, useNow(clock, TICK_MS))}
      onPassword={(password) => void begin(password)}
      reveal={async () => wordsOf(await exports.reveal())}
      whenHidden={whenHidden}
      onRestart={() => void exports.end()}
      onCheck={() => nav.replace('check-backup', { key: keyring.key })}
      onLeave={nav.back}
    />
  );
});
