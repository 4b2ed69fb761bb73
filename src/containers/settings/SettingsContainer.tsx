/** The settings list. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { BiometryEnrolment } from '../../components/overlays/prompts/PasswordQuestion.tsx';
import { languageOf } from '../../domain/preferences/Language.ts';
import { BIOMETRY_REASONS } from '../../i18n/messages/settings/securityMessages.ts';
import { SettingsScreen } from '../../screens/settings/Settings/SettingsScreen.tsx';
import type { SettingsSection, SettingsView } from '../../screens/settings/Settings/SettingsScreen.types.ts';
import { SecondConfirmationRule } from '../../stores/session/SecondConfirmationRule.ts';
import type { UnlockState } from '../../stores/session/UnlockAttempt.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { hasPractice } from '../hasPractice.ts';
import { openPage } from '../openPage.ts';
import { passwordPromptView } from '../unlockStateView.ts';
import { useNow } from '../useNow.ts';
import { accountSummary, walletKindOf } from '../walletSummaries.ts';
import { safetySteps } from './SafetyContainer.tsx';
import { useHomeScreen } from './useHomeScreen.ts';
import { usePaymentNotices } from './usePaymentNotices.ts';

/** A countdown updates every second. */
const TICK_MS = 1000;

function enrolmentOf(unlockState: UnlockState, nowMs: number): BiometryEnrolment {
  const isRejected = unlockState.status === 'rejected' && unlockState.problem.kind.startsWith('biometry-');
  return isRejected ? { status: 'rejected' } : passwordPromptView(unlockState, nowMs);
}

const LINKS = ['source', 'report'] as const;

export function settingsView(
  { stores, host, network, links }: AppServices,
  nowMs: number,
  homeScreen: SettingsView['homeScreen'] = 'impossible',
  secondConfirmation: SettingsView['secondConfirmation'] = null,
  paymentNotices: SettingsView['paymentNotices'] = 'impossible',
): SettingsView {
  const { session, keyrings, accounts } = stores;
  const { current } = keyrings;
  const steps = safetySteps(stores, secondConfirmation);
  return {
    status: 'ready',
    wallet: { name: current.name, kind: walletKindOf(current), checkedAtMs: current.backedUpAtMs },
    account: accountSummary(accounts.current),
    safety: { done: steps.filter(({ isDone }) => isDone).length, total: steps.length },
    hasPractice: hasPractice(host, stores.isCold),
    links: host.canOpenLinks ? LINKS.filter((link) => links[link] !== null) : [],
    walletCount: keyrings.keyrings.length,
    autoLockMinutes: session.timer.autoLockMinutes,
    staysUnlocked: session.timer.staysUnlocked,
    isRememberShort: host.secureStorage === null,
    biometry: { level: session.biometry.view.status, sensor: session.biometry.view.sensor },
    enrolment: enrolmentOf(session.unlockState, nowMs),
    secondConfirmation: stores.isCold ? null : secondConfirmation,
    network: stores.isCold ? null : network,
    preferences: {
      language: stores.preferences.language ?? languageOf(host.info.languageCode),
      currency: stores.isCold ? null : stores.preferences.currency,
    },
    contactCount: stores.contacts.list.length,
    homeScreen,
    paymentNotices,
    nowMs,
  };
}

/** Opens a row's page; rows about a wallet or account use the current one. */
export function openFromSettings({ stores, nav }: AppServices, section: SettingsSection): void {
  const isOfWallet = section === 'check-backup' || section === 'export-mnemonics';
  if (isOfWallet) nav.go(section, { key: stores.keyrings.current.key });
  else if (section === 'export-private-key') nav.go(section, { key: stores.accounts.current.key });
  else nav.go(section);
}

/** Route /settings. */
export const SettingsContainer = observer(function SettingsContainer() {
  const app = useApp();
  const { session } = app.stores;
  const confirming = app.stores.lazy.of(SecondConfirmationRule);
  const [homeScreen, addToHomeScreen] = useHomeScreen(app);
  const [paymentNotices, changePaymentNotices] = usePaymentNotices(app);
  useEffect(() => {
    void session.biometry.inspect();
    void confirming.load();
    return session.clearUnlockState;
  }, [session, confirming]);
  const turnOn = async (password: string) => {
    const isOn = await session.owner.turnBiometryOn(password, BIOMETRY_REASONS.enrol);
    app.host.haptic(isOn ? 'success' : 'error');
    return isOn;
  };
  return (
    <SettingsScreen
      {...settingsView(app, useNow(app.clock, TICK_MS), homeScreen, confirming.rule, paymentNotices)}
      onOpen={(section) => openFromSettings(app, section)}
      onLink={(link) => void openPage(app, app.links[link] ?? '')}
      onPractice={() => window.location.assign('/practice.html')}
      onAutoLock={session.autoLock.setMinutes}
      onStay={session.autoLock.setStaysUnlocked}
      onBiometryOn={turnOn}
      onBiometryOff={() => void session.owner.turnBiometryOff()}
      onBiometrySettings={session.biometry.openSettings}
      onEnrolmentClear={session.clearUnlockState}
      onSecondConfirmation={confirming.change}
      onLock={() => void session.lock()}
      onPaymentNotices={(isOn) => void changePaymentNotices(isOn)}
      onHomeScreen={() => void addToHomeScreen()}
    />
  );
});
