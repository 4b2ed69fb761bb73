/** The unlock screen. The password is passed on and not kept. */
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef } from 'react';
import { BIOMETRY_REASONS } from '../../i18n/messages/settings/securityMessages.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { UnlockScreen } from '../../screens/account/Unlock/UnlockScreen.tsx';
import type { UnlockView } from '../../screens/account/Unlock/UnlockScreen.types.ts';
import type { Stores } from '../../stores/createStores.ts';
import { useApp } from '../AppContext.tsx';
import { unlockStateView } from '../unlockStateView.ts';
import { useNow } from '../useNow.ts';
import { accountSummary } from '../walletSummaries.ts';

/** A countdown updates every second. */
const TICK_MS = 1000;

/** @param to - the route that sent the user here, if any */
export function unlockView({ accounts, session }: Stores, nowMs: number, to?: string): UnlockView {
  const unlockState = unlockStateView(session.unlockState, nowMs);
  const hasChanged = unlockState.status === 'idle' && session.biometry.view.status === 'changed';
  return {
    account: accountSummary(accounts.current),
    isRequestWaiting: accounts.startapp !== '' || to === 'app-connect',
    isAfterChange: to === 'change-password',
    biometry: session.biometry.view.status === 'on' ? session.biometry.view.sensor : null,
    ...(hasChanged ? { status: 'biometry-changed' } : unlockState),
  };
}

/** Shows the device's prompt automatically once, as soon as it is available; after that only on request. */
function useFirstPrompt(isReady: boolean, prompt: () => Promise<void>): void {
  const wasShown = useRef(false);
  useEffect(() => {
    if (!isReady || wasShown.current) return;
    wasShown.current = true;
    void prompt();
  }, [isReady, prompt]);
}

/** Route /account/unlock. Once the vault is open, the route's gate continues. */
export const UnlockContainer = observer(function UnlockContainer({
  params,
}: {
  readonly params: RouteParams;
}) {
  const { stores, nav, host, clock } = useApp();
  const { session, unlocking } = stores;
  useEffect(() => {
    void session.biometry.inspect();
    return session.clearUnlockState;
  }, [session]);
  const unlock = async (password: string) => {
    host.haptic((await unlocking.unlock(password)) ? 'success' : 'error');
  };
  const prompt = useCallback(async () => {
    if (await unlocking.unlockByBiometry(BIOMETRY_REASONS.unlock)) host.haptic('success');
  }, [unlocking, host]);
  const wasLockedByHand = params.to === 'settings';
  const isReady = session.biometry.view.status === 'on' && session.unlockState.status === 'idle';
  useFirstPrompt(isReady && !wasLockedByHand, prompt);
  const startOver = async () => {
    await session.findVault();
    nav.replace('welcome');
  };
  return (
    <UnlockScreen
      {...unlockView(stores, useNow(clock, TICK_MS), params.to)}
      onUnlock={(password) => void unlock(password)}
      onBiometry={() => void prompt()}
      onForgotten={() => nav.go('delete-everything', { after: 'restore' })}
      onStartOver={() => void startOver()}
    />
  );
});
