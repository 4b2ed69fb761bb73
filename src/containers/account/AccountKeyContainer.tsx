/** An account's public key, for another phone that watches it. */
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Fault, toFault } from '../../domain/fault.ts';
import type { AccountKey } from '../../domain/keys/AccountKey.ts';
import { accountMessage } from '../../domain/ur/accountMessage.ts';
import type { UrFrames } from '../../domain/ur/UrFrames.ts';
import { AccountKeyScreen, type AccountKeyView } from '../../screens/account/AccountKey/AccountKeyScreen.tsx';
import { type AppServices, useApp } from '../AppContext.tsx';
import { useCodeRow } from '../useCodeRow.ts';
import { useCopied } from '../useCopied.ts';

/** State of the request to the vault. */
type Asked =
  | { readonly status: 'asking' }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'told'; readonly key: AccountKey | null };

function useAccountKey({ stores }: AppServices): readonly [Asked, () => void] {
  const [asked, setAsked] = useState<Asked>({ status: 'asking' });
  const { key, type } = stores.keyrings.current;
  const ask = useCallback(() => {
    setAsked({ status: 'asking' });
    if (type === 'watch') return;
    stores.tools
      .make(({ vault }, { session }) => vault.accountKey(session.sessionId, key))
      .then((answer) => setAsked({ status: 'told', key: answer }))
      .catch((thrown: unknown) => setAsked({ status: 'failed', fault: toFault(thrown, 'worker-failed') }));
  }, [stores, key, type]);
  useEffect(ask, [ask]);
  return [asked, ask];
}

function accountKeyView(
  { stores, network }: AppServices,
  asked: Asked,
  row: UrFrames | null,
):
  | Exclude<AccountKeyView, { status: 'shown' }>
  | Omit<Extract<AccountKeyView, { status: 'shown' }>, 'copied'> {
  const { type, accounts } = stores.keyrings.current;
  if (type === 'watch') return { status: 'watched' };
  if (asked.status === 'failed') return asked;
  if (asked.status === 'asking') return { status: 'loading' };
  const address = accounts[0]?.address ?? '';
  if (asked.key?.origin == null || address === '') return { status: 'none' };
  const { extendedKey, origin } = asked.key;
  return row === null
    ? { status: 'loading' }
    : { status: 'shown', network, row, extendedKey, origin, address };
}

/** Route /account/key. */
export const AccountKeyContainer = observer(function AccountKeyContainer() {
  const app = useApp();
  const { nav, host, clock, network } = app;
  const [asked, retry] = useAccountKey(app);
  const [copied, copy] = useCopied<'key'>(host, clock);
  const key = asked.status === 'told' ? asked.key : null;
  const message = useMemo(() => (key?.origin == null ? null : accountMessage(key, network)), [key, network]);
  const view = accountKeyView(app, asked, useCodeRow(message));
  return (
    <AccountKeyScreen
      {...(view.status === 'shown' ? { ...view, copied: copied?.outcome ?? null } : view)}
      onCopy={() => key && copy('key', key.extendedKey)}
      onReceive={() => nav.go('receive')}
      onRetry={retry}
    />
  );
});
