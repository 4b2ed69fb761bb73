/** The keys and the backup of the current shared wallet. */
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import type { CopyOutcome } from '../../components/actions/CopyButton.tsx';
import type { CodeRow } from '../../components/codes/AnimatedQrCode.tsx';
import { writeColdcardText } from '../../domain/multisig/coldcardText.ts';
import { writeDescriptor } from '../../domain/multisig/descriptor.ts';
import type { MultisigWallet } from '../../domain/multisig/MultisigWallet.ts';
import { walletCode } from '../../domain/multisig/walletCode.ts';
import { textMessage } from '../../domain/ur/textMessage.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { MultisigKeysScreen } from '../../screens/account/MultisigKeys/MultisigKeysScreen.tsx';
import type { MultisigKeysView } from '../../screens/account/MultisigKeys/MultisigKeysScreen.types.ts';
import type { Keyring } from '../../stores/accounts/Keyring.ts';
import type { CosignerNames } from '../../stores/multisig/CosignerNames.ts';
import { SharedWallet, type SharedWalletState } from '../../stores/multisig/SharedWallet.ts';
import { useApp } from '../AppContext.tsx';
import { saveFile } from '../fileHandOver.ts';
import { useCodeRow } from '../useCodeRow.ts';
import { useCopied } from '../useCopied.ts';
import { listedKeys } from './MultisigContainer.tsx';
import { useCosignerNaming } from './useCosignerNaming.ts';

/** State kept by the screen itself. */
export interface MultisigKeysParts {
  readonly copied: CopyOutcome | null;
  readonly row: CodeRow | null;
  readonly isCodeShown: boolean;
}

export const isSharedWallet = (
  wallets: readonly Pick<Keyring, 'key' | 'origin'>[],
  wanted: string,
): boolean => wallets.some(({ key, origin }) => key === wanted && origin === 'multisig');

export function multisigKeysView(
  state: SharedWalletState,
  names: Pick<CosignerNames, 'nameOf'>,
  parts: MultisigKeysParts,
): MultisigKeysView {
  if (state.status !== 'ready') return state;
  const { wallet, own } = state.description;
  return {
    ...parts,
    status: 'ready',
    required: wallet.required,
    code: walletCode(wallet),
    keys: listedKeys(wallet.cosigners, own, names),
    descriptor: writeDescriptor(wallet),
  };
}

/** Route /account/multisig-keys; of the current wallet, or of the one with this `key`. */
export const MultisigKeysContainer = observer(function MultisigKeysContainer({
  params,
}: {
  readonly params: RouteParams;
}) {
  const app = useApp();
  const { stores, host, clock } = app;
  const shared = stores.lazy.of(SharedWallet);
  const key = params.key ?? stores.keyrings.current.key;
  const [copied, copy] = useCopied<'descriptor'>(host, clock);
  const [isCodeShown, setCodeShown] = useState(false);
  const naming = useCosignerNaming(app);
  const isThere = isSharedWallet(stores.keyrings.keyrings, key);
  useEffect(() => {
    if (isThere) void shared.load(key);
  }, [shared, key, isThere]);
  const { state } = shared;
  const wallet = state.status === 'ready' ? state.description.wallet : null;
  const message = useMemo(
    () => (isCodeShown && wallet !== null ? textMessage(writeColdcardText(wallet)) : null),
    [isCodeShown, wallet],
  );
  const row = useCodeRow(message);
  const keep = () => stores.keyrings.markBackedUp(key, clock.nowMs());
  const isCopied = copied?.outcome === 'copied';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per successful copy
  useEffect(() => {
    if (isCopied) keep();
  }, [isCopied]);
  const saving = (name: string, write: (wallet: MultisigWallet) => string) => () => {
    if (wallet === null) return;
    saveFile(name, write(wallet));
    keep();
  };
  const files = host.takesFiles
    ? {
        onSave: saving('kennel-shared-wallet.txt', writeDescriptor),
        onSaveForOthers: saving('kennel-shared-wallet-coldcard.txt', writeColdcardText),
      }
    : {};
  const parts = { copied: copied?.outcome ?? null, row, isCodeShown };
  return (
    <MultisigKeysScreen
      {...(isThere ? multisigKeysView(state, stores.cosigners, parts) : { status: 'none' })}
      {...naming}
      onCopy={() => wallet !== null && copy('descriptor', writeDescriptor(wallet))}
      {...files}
      onShowCode={setCodeShown}
      onTryAgain={() => void shared.load(key)}
      onWallets={() => app.nav.replace('switch-keyring')}
    />
  );
});
