/** The keys and the backup of the shared wallet on show. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { CopyOutcome } from '../../components/actions/CopyButton.tsx';
import { writeDescriptor } from '../../domain/multisig/descriptor.ts';
import { walletCode } from '../../domain/multisig/walletCode.ts';
import {
  MultisigKeysScreen,
  type MultisigKeysView,
} from '../../screens/account/MultisigKeys/MultisigKeysScreen.tsx';
import { SharedWallet, type SharedWalletState } from '../../stores/multisig/SharedWallet.ts';
import { useApp } from '../AppContext.tsx';
import { saveFile } from '../fileHandOver.ts';
import { useCopied } from '../useCopied.ts';
import { markedKeys } from './MultisigContainer.tsx';

/** What the page of the keys shows. */
export function multisigKeysView(state: SharedWalletState, copied: CopyOutcome | null): MultisigKeysView {
  if (state.status !== 'ready') return state;
  const { wallet, own } = state.description;
  return {
    ...{ status: 'ready', required: wallet.required, copied },
    keys: markedKeys(wallet, own),
    code: walletCode(wallet),
    descriptor: writeDescriptor(wallet),
  };
}

/** Route /account/multisig-keys. */
export const MultisigKeysContainer = observer(function MultisigKeysContainer() {
  const { stores, host, clock } = useApp();
  const shared = stores.lazy.of(SharedWallet);
  const { key } = stores.keyrings.current;
  const [copied, copy] = useCopied<'descriptor'>(host, clock);
  useEffect(() => void shared.load(key), [shared, key]);
  const { state } = shared;
  const text = state.status === 'ready' ? writeDescriptor(state.description.wallet) : '';
  return (
    <MultisigKeysScreen
      {...multisigKeysView(state, copied?.outcome ?? null)}
      onCopy={() => copy('descriptor', text)}
      onSave={() => saveFile('kennel-shared-wallet.txt', text)}
      onTryAgain={() => void shared.load(key)}
    />
  );
});
