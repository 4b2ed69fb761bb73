/** The safety checklist. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { SecondConfirmation } from '../../domain/session/secondConfirmation.ts';
import { isWatched } from '../../i18n/messages/accounts/nameWalletKind.ts';
import {
  SafetyScreen,
  type SafetyStep,
  type SafetyStepName,
} from '../../screens/settings/Safety/SafetyScreen.tsx';
import type { Stores } from '../../stores/Stores.ts';
import { SecondConfirmationRule } from '../../stores/session/SecondConfirmationRule.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { walletKindOf } from '../walletSummaries.ts';

/** Wallets that a backup can restore. */
const ownWallets = ({ keyrings }: Pick<Stores, 'keyrings'>) =>
  keyrings.keyrings.filter((keyring) => !isWatched(walletKindOf(keyring)));

/** Wallets that also need their descriptor backed up. */
const sharedWallets = ({ keyrings }: Pick<Stores, 'keyrings'>) =>
  keyrings.keyrings.filter(({ origin }) => origin === 'multisig');

/** The steps available here, and which are done. @param rule - null when unknown, or nothing is ever sent */
export function safetySteps(
  stores: Pick<Stores, 'keyrings' | 'session' | 'isCold'>,
  rule: SecondConfirmation | null,
): readonly SafetyStep[] {
  const [own, shared] = [ownWallets(stores), sharedWallets(stores)];
  const { inTestedFile } = stores.keyrings;
  const { status } = stores.session.biometry.view;
  const hasLock = status !== 'absent' && status !== 'unknown';
  return [
    ...(own.length === 0
      ? []
      : ([
          { name: 'backup', isDone: own.every(({ backedUpAtMs }) => backedUpAtMs !== null) },
          { name: 'file', isDone: own.every(({ key }) => inTestedFile.includes(key)) },
        ] as const)),
    ...(shared.length > 0
      ? [{ name: 'shared', isDone: shared.every(({ backedUpAtMs }) => backedUpAtMs !== null) } as const]
      : []),
    ...(hasLock ? [{ name: 'unlock', isDone: status === 'on' } as const] : []),
    ...(rule !== null && !stores.isCold
      ? [{ name: 'confirmation', isDone: rule.kind !== 'never' } as const]
      : []),
  ];
}

/** Opens a step: the first unchecked backup, the first unsaved descriptor, the backup file page, or the settings. */
export function openSafetyStep(
  { stores, nav }: Pick<AppServices, 'stores' | 'nav'>,
  step: SafetyStepName,
): void {
  const unsaved = sharedWallets(stores).find(({ backedUpAtMs }) => backedUpAtMs === null);
  const unchecked = ownWallets(stores).find(({ backedUpAtMs }) => backedUpAtMs === null);
  if (step === 'backup' && unchecked !== undefined) nav.go('check-backup', { key: unchecked.key });
  else if (step === 'file') nav.go('backup-file');
  else if (step === 'shared' && unsaved !== undefined) nav.go('multisig-keys', { key: unsaved.key });
  else nav.go('settings');
}

/** Route /settings/safety. */
export const SafetyContainer = observer(function SafetyContainer() {
  const app = useApp();
  const { session, lazy } = app.stores;
  const confirming = lazy.of(SecondConfirmationRule);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    let isHere = true;
    void Promise.allSettled([session.biometry.inspect(), confirming.load()]).then(
      () => isHere && setRead(true),
    );
    return () => {
      isHere = false;
    };
  }, [session, confirming]);
  const view = isRead
    ? ({ status: 'ready', steps: safetySteps(app.stores, confirming.rule) } as const)
    : ({ status: 'loading' } as const);
  return <SafetyScreen {...view} onOpen={(step) => openSafetyStep(app, step)} />;
});
