/** Creates a shared wallet. All data here is public. */
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import type { CopyOutcome } from '../../components/actions/CopyButton.tsx';
import type { RowState } from '../../components/codes/CollectRow.tsx';
import type { OtherText } from '../../components/layout/CodeNotice.tsx';
import { writeCosigner } from '../../domain/multisig/cosignerKey.ts';
import type { Cosigner } from '../../domain/multisig/MultisigWallet.ts';
import { MAX_WALLET_FILE } from '../../domain/multisig/walletText.ts';
import { textOfBytes } from '../../domain/text/textOfBytes.ts';
import { readTextMessage } from '../../domain/ur/textMessage.ts';
import type { UrMessage } from '../../domain/ur/UrMessage.ts';
import type { ListedCosigner } from '../../screens/account/CosignerList.tsx';
import { MultisigScreen } from '../../screens/account/Multisig/MultisigScreen.tsx';
import type { MultisigView } from '../../screens/account/Multisig/MultisigScreen.types.ts';
import { RowScan } from '../../stores/codes/RowScan.ts';
import type { CosignerNames } from '../../stores/multisig/CosignerNames.ts';
import { MultisigStore } from '../../stores/multisig/MultisigStore.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { rowEvents } from '../rowEvents.ts';
import { useCopied } from '../useCopied.ts';
import { type GivenField, useGivenField } from '../useGivenField.ts';
import { useCosignerNaming } from './useCosignerNaming.ts';

/** All keys of a wallet, ours marked, with the user's names for them. */
export function listedKeys(
  cosigners: readonly Cosigner[],
  own: readonly Cosigner[],
  names: Pick<CosignerNames, 'nameOf'>,
): readonly ListedCosigner[] {
  const ours = new Set(own.map(({ extendedKey }) => extendedKey));
  return cosigners.map((cosigner) => {
    const { extendedKey } = cosigner;
    return { ...cosigner, isOwn: ours.has(extendedKey), name: names.nameOf(extendedKey) };
  });
}

/** State kept by the screen itself. */
export interface MultisigParts {
  readonly copied: CopyOutcome | null;
  readonly scan: RowState;
  /** the input had no readable text */
  readonly hasFileFailed: boolean;
  /** the input belongs elsewhere. @default null */
  readonly other?: OtherText | null;
}

export function multisigView(
  { state, keys }: Pick<MultisigStore, 'state' | 'keys'>,
  names: Pick<CosignerNames, 'nameOf'>,
  { copied, scan, hasFileFailed, other = null }: MultisigParts,
): MultisigView {
  switch (state.status) {
    case 'collecting': {
      const { required, count, others, signer, signers } = keys;
      return {
        status: 'collecting',
        required,
        count,
        copied,
        scan,
        other,
        others: listedKeys(others, [], names),
        own: signer && {
          text: writeCosigner(signer.cosigner),
          path: signer.cosigner.path,
          name: signer.name,
        },
        signers: signers.map(({ key, name }) => ({ key, name, isChosen: key === signer?.key })),
        problem: hasFileFailed ? 'unreadable-file' : state.problem,
      };
    }
    case 'comparing':
    case 'keeping': {
      const { status, wallet, own, paths, code, firstAddress, used } = state;
      const listed = listedKeys(wallet.cosigners, own, names);
      return { status, required: wallet.required, keys: listed, paths, code, firstAddress, used };
    }
    case 'already-here':
      return { status: 'already-here' };
    default:
      return state;
  }
}

/** Input from codes and files: a sequence of parts, a single code, or a file. */
function useGivenTexts(app: AppServices, ask: GivenField['ask'], add: (text: string) => Promise<boolean>) {
  const [scan] = useState(() => new RowScan());
  const [isReading, setReading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const events = useMemo(() => {
    const give = async (text: string | null, drop?: () => void): Promise<boolean> => {
      setFailed(text === null);
      return text !== null && (await ask('cosigner', text, drop)) && (await add(text));
    };
    const take = async (message: UrMessage) => {
      const read = readTextMessage(message);
      return give(read.ok ? read.value : null);
    };
    const single = {
      isIt: (text: string) => !/^ur:/i.test(text),
      take: async (text: string) => void (await give(text)),
    };
    const readText = async (file: File) => {
      const bytes = file.size > MAX_WALLET_FILE ? null : await file.arrayBuffer().catch(() => null);
      return bytes && textOfBytes(new Uint8Array(bytes));
    };
    return {
      ...rowEvents(app, { scan, onReading: setReading, take, single }),
      onStartOver: scan.clear,
      onAdd: give,
      onFile: async (file: File) => void (await give(await readText(file))),
    };
  }, [app, ask, add, scan]);
  const { progress, problem } = scan;
  return { scan: { progress, problem, isReading }, hasFailed, events };
}

/** Route /account/multisig. */
export const MultisigContainer = observer(function MultisigContainer() {
  const app = useApp();
  const { stores, nav, host, clock } = app;
  const store = stores.lazy.of(MultisigStore);
  const [copied, copy] = useCopied<'key'>(host, clock);
  const { other, ask, hear } = useGivenField();
  const given = useGivenTexts(app, ask, store.add);
  const naming = useCosignerNaming(app);
  const { keys } = store;
  useEffect(() => void store.open(), [store]);
  const use = async () => {
    const isKept = await store.use();
    host.haptic(isKept ? 'success' : 'error');
    if (isKept) nav.replace('home');
  };
  const { scan, hasFailed: hasFileFailed } = given;
  const parts = { copied: copied?.outcome ?? null, scan, hasFileFailed, other };
  return (
    <MultisigScreen
      {...multisigView(store, stores.cosigners, parts)}
      {...given.events}
      {...naming}
      onGiven={hear('cosigner')}
      onCount={keys.setCount}
      onRequired={keys.setRequired}
      onSigner={keys.chooseSigner}
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
