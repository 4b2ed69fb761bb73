/** Imports a key or an address. The pasted text goes only to the vault. */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ImportSource, WalletText } from '../../domain/keys/ImportSource.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import {
  CreateSimpleWalletScreen,
  type CreateSimpleWalletView,
  type SourceKind,
} from '../../screens/account/CreateSimpleWallet/CreateSimpleWalletScreen.tsx';
import { ImportStore } from '../../stores/import/ImportStore.ts';
import { useApp } from '../AppContext.tsx';
import { useGivenField } from '../useGivenField.ts';
import { discoveryView } from './discoveryView.ts';
import { useDiscoveryEvents } from './useDiscoveryEvents.ts';

/** @param source - the kind of the last input */
export function createSimpleWalletView(
  { state, rescue }: Pick<ImportStore, 'state' | 'rescue'>,
  isWatching: boolean,
  source: SourceKind,
): CreateSimpleWalletView {
  switch (state.status) {
    case 'entering':
      return { isWatching, status: 'entering', problem: state.problem };
    case 'reading':
      return { isWatching, status: 'reading', source };
    default:
      return { isWatching, ...discoveryView(state, rescue) };
  }
}

/** Route /account/create-simple-wallet; `kind=watch` to watch an address or a public key. */
export const CreateSimpleWalletContainer = observer(function CreateSimpleWalletContainer({
  params,
}: {
  readonly params: RouteParams;
}) {
  const { stores, nav } = useApp();
  const imports = stores.lazy.of(ImportStore);
  const [kind, setKind] = useState<SourceKind>('private-key');
  const events = useDiscoveryEvents();
  const { other, isNoPhrase, ask, hear } = useGivenField();
  const read = async (source: ImportSource | WalletText) => {
    if (!(await ask('key', source.text))) return;
    setKind(source.kind);
    await imports.read(source);
  };
  return (
    <CreateSimpleWalletScreen
      {...createSimpleWalletView(imports, params.kind === 'watch', kind)}
      {...{ other, isNoPhrase }}
      {...events}
      onGiven={hear('key')}
      onRead={(source) => void read(source)}
      onToWords={() => nav.replace('create-hd-wallet', { mode: 'restore' })}
    />
  );
});
