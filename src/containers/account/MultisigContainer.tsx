/** Making a shared wallet, over its store. All that passes through is public. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CopyOutcome } from '../../components/actions/CopyButton.tsx';
import { writeCosigner } from '../../domain/multisig/cosignerKey.ts';
import type { Cosigner, MultisigWallet } from '../../domain/multisig/MultisigWallet.ts';
import { MULTISIG_MESSAGES } from '../../i18n/messages/accounts/multisigMessages.ts';
import { MultisigScreen } from '../../screens/account/Multisig/MultisigScreen.tsx';
import type { MultisigView } from '../../screens/account/Multisig/MultisigScreen.types.ts';
import { MultisigStore } from '../../stores/multisig/MultisigStore.ts';
import { useApp } from '../AppContext.tsx';
import { useCopied } from '../useCopied.ts';

/** Far more than the longest description takes. */
const MAX_FILE_BYTES = 20_000;

/** All keys of a wallet, ours marked. */
export function markedKeys({ cosigners }: MultisigWallet, own: readonly Cosigner[]) {
  const ours = new Set(own.map(({ extendedKey }) => extendedKey));
  return cosigners.map((cosigner) => ({ ...cosigner, isOwn: ours.has(cosigner.extendedKey) }));
}

/** What making a shared wallet shows. */
export function multisigView(
  { state, keys }: Pick<MultisigStore, 'state' | 'keys'>,
  copied: CopyOutcome | null,
  hasFileFailed: boolean,
): MultisigView {
  switch (state.status) {
    case 'collecting': {
      const { required, count, others, signer, signers } = keys;
      return {
        status: 'collecting',
        ...{ required, count, others, copied },
        own: signer && {
          text: writeCosigner(signer.cosigner),
          fingerprint: signer.cosigner.fingerprint,
          name: signer.name,
        },
        signers: signers.map(({ key, name }) => ({ key, name, isChosen: key === signer?.key })),
        problem: hasFileFailed ? 'unreadable-file' : state.problem,
      };
    }
    case 'comparing':
    case 'keeping': {
      const { status, wallet, own, code, firstAddress } = state;
      return { status, required: wallet.required, keys: markedKeys(wallet, own), code, firstAddress };
    }
    case 'already-here':
      return { status: 'already-here' };
    default:
      return state;
  }
}

/** Route /account/multisig. */
export const MultisigContainer = observer(function MultisigContainer() {
  const { stores, nav, host, clock, readPicture } = useApp();
  const store = stores.lazy.of(MultisigStore);
  const [copied, copy] = useCopied<'key'>(host, clock);
  const [hasFileFailed, setFileFailed] = useState(false);
  const { keys } = store;
  useEffect(() => void store.open(), [store]);
  const use = async () => {
    const isKept = await store.use();
    host.haptic(isKept ? 'success' : 'error');
    if (isKept) nav.replace('home');
  };
  const scan = async () => {
    const scanned = await host.scanQr(MULTISIG_MESSAGES.scanHint);
    return scanned.kind === 'text' ? scanned.text : null;
  };
  const readFile = async (file: File) => {
    setFileFailed(false);
    const text = file.type.startsWith('image/')
      ? await readPicture(file).then((read) => (read.ok ? read.value : null))
      : file.size > MAX_FILE_BYTES
        ? null
        : await file.text().catch(() => null);
    setFileFailed(text === null);
    return text;
  };
  return (
    <MultisigScreen
      {...multisigView(store, copied?.outcome ?? null, hasFileFailed)}
      onCount={keys.setCount}
      onRequired={keys.setRequired}
      onSigner={keys.chooseSigner}
      onAdd={(text) => {
        setFileFailed(false);
        return store.add(text);
      }}
      onFile={readFile}
      onScan={host.canScanQr ? scan : null}
      onRemove={keys.remove}
      onCopyKey={() => keys.signer && copy('key', writeCosigner(keys.signer.cosigner))}
      onCompare={() => void store.compare()}
      onUse={() => void use()}
      onChange={store.change}
      onOpen={() => {
        if (store.state.status === 'already-here') stores.keyrings.select(store.state.key);
        store.forget();
        nav.replace('home');
      }}
      onTryAgain={() => void store.open()}
    />
  );
});
