/** Deletes everything. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Fault } from '../../domain/fault.ts';
import { isWatched } from '../../i18n/messages/accounts/nameWalletKind.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { DeleteEverythingScreen } from '../../screens/settings/DeleteEverything/DeleteEverythingScreen.tsx';
import type {
  DeleteEverythingView,
  LeavingWallet,
} from '../../screens/settings/DeleteEverything/DeleteEverythingScreen.types.ts';
import type { Keyring } from '../../stores/accounts/Keyring.ts';
import type { Stores } from '../../stores/createStores.ts';
import type { UnlockState } from '../../stores/session/UnlockAttempt.ts';
import { useApp } from '../AppContext.tsx';
import { keyringGlance, walletKindOf } from '../walletSummaries.ts';

/** Every known wallet, locked or not. */
export const leavingWallets = ({ keyrings, accounts }: Stores): readonly LeavingWallet[] =>
  keyrings.keyrings.map((keyring) => ({
    key: keyring.key,
    name: keyring.name,
    address: keyring.accounts[0]?.address ?? '',
    balance: keyringGlance(keyring, accounts),
    backup: backupOf(keyring),
  }));

function backupOf(keyring: Keyring): LeavingWallet['backup'] {
  if (keyring.origin === 'multisig') return keyring.backedUpAtMs === null ? 'shared' : 'shared-kept';
  if (isWatched(walletKindOf(keyring))) return 'watched';
  return keyring.backedUpAtMs === null ? 'unchecked' : 'checked';
}

type Step = 'asking' | 'working' | 'failed' | 'done';

/** @param wallets - as they were before the deletion */
export function deleteEverythingView(
  step: Step,
  unlockState: UnlockState,
  frame: Pick<DeleteEverythingView, 'wallets' | 'isForgotten' | 'otherNetworks'>,
): DeleteEverythingView {
  if (step !== 'failed') return { ...frame, status: step };
  const fault =
    unlockState.status === 'failed'
      ? unlockState.fault
      : new Fault('worker-failed', 'deletion did not begin');
  return { ...frame, status: 'failed', fault };
}

/** Route /settings/delete-everything. It stays open while its data is deleted. */
export const DeleteEverythingContainer = observer(function DeleteEverythingContainer({
  params,
}: {
  readonly params: RouteParams;
}) {
  const { stores, nav, host, network, offered } = useApp();
  const { session } = stores;
  const [wallets] = useState(() => leavingWallets(stores));
  const [step, setStep] = useState<Step>('asking');
  const isNothingHere = step === 'asking' && !session.hasVault;
  useEffect(() => session.clearUnlockState, [session]);
  useEffect(() => {
    if (isNothingHere) nav.replace('welcome');
  }, [isNothingHere, nav]);
  const destroy = async () => {
    setStep('working');
    const isGone = await session.deletion.destroy();
    host.haptic(isGone ? 'success' : 'error');
    setStep(isGone ? 'done' : 'failed');
  };
  const otherNetworks = offered.filter((one) => one !== network);
  const frame = { wallets, isForgotten: params.after === 'restore', otherNetworks };
  return (
    <DeleteEverythingScreen
      {...deleteEverythingView(step, session.unlockState, frame)}
      onDelete={() => void destroy()}
      onKeep={nav.back}
      onBackupFile={session.isUnlocked ? () => nav.go('backup-file') : null}
      onBegin={() => nav.replace('welcome')}
      onFromFile={() => nav.replace('restore-file')}
    />
  );
});
