/** A site's request. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { RouteParams } from '../../ports/Navigation.ts';
import { AppConnectScreen } from '../../screens/app/AppConnect/AppConnectScreen.tsx';
import type { AppConnectEvents } from '../../screens/app/AppConnect/AppConnectScreen.types.ts';
import type { SiteRequestStore } from '../../stores/dapps/SiteRequestStore.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { useHostRequests } from '../openPage.ts';
import { useGivenField } from '../useGivenField.ts';
import { useNow } from '../useNow.ts';
import { appConnectView, chosenAccount } from './appConnectView.ts';

/** A countdown updates every second. */
const TICK_MS = 1000;

/** Replaces a start parameter that was a secret. */
const DROPPED = '-';

/** Approves with an account; a payment goes on to the usual confirm screen. */
async function approve(
  { stores, nav, host }: AppServices,
  desk: SiteRequestStore,
  key: string,
): Promise<void> {
  await desk.approve(key);
  const { state } = desk;
  if (state.status === 'paying') nav.go('tx-confirm');
  else if (state.status === 'answered') host.haptic('success');
  else if (stores.session.isUnlocked) host.haptic('error');
}

/** Approves showing a transaction, and opens it on the PSBT screen. */
async function viewPsbt({ stores, nav, host }: AppServices, desk: SiteRequestStore): Promise<void> {
  await desk.openPsbt();
  if (desk.state.status === 'opened') nav.replace('psbt');
  else if (stores.session.isUnlocked) host.haptic('error');
}

function connectEvents(app: AppServices, chosen: string, setChosen: (key: string) => void): AppConnectEvents {
  const { stores, nav, host } = app;
  const desk = stores.apps.desk.get();
  const { state } = desk;
  const isPsbt = 'good' in state && state.good.request.ask.kind === 'psbt';
  return {
    onChoose: setChosen,
    onApprove: () => void (isPsbt ? viewPsbt(app, desk) : approve(app, desk, chosen)),
    onViewPsbt: () => nav.replace('psbt'),
    onDecline: () => void desk.decline(),
    onReportPaid: () => void desk.reportPaid(),
    onOpenAgain: () => void desk.openAgain(),
    onStay: () => {
      desk.keepThis();
      nav.replace('app-connect', { startapp: desk.text });
    },
    onTakeOther: desk.takeOther,
    onBringKey: () => nav.go('add-keyring'),
    onLeave: () => nav.replace('home'),
    onClose: host.close,
  };
}

/** Route /app_connect/{startapp}. */
export const AppConnectContainer = observer(function AppConnectContainer({
  params,
}: {
  readonly params: RouteParams;
}) {
  const app = useApp();
  useHostRequests(app.host);
  const { apps, accounts } = app.stores;
  const desk = apps.desk.get();
  const startapp = params.startapp ?? '';
  const [chosenKey, setChosenKey] = useState('');
  const nowMs = useNow(app.clock, TICK_MS);
  useEffect(() => {
    if (accounts.startapp === startapp) accounts.setStartapp('');
    desk.open(startapp);
  }, [desk, accounts, startapp]);
  const { other, ask } = useGivenField();
  const isMalformed = desk.state.status === 'problem' && desk.state.problem.kind === 'malformed';
  const { nav } = app;
  useEffect(() => {
    // a secret is removed from the page's URL, while the message about it stays
    const drop = () => nav.replace('app-connect', { startapp: DROPPED });
    if (isMalformed && startapp !== DROPPED) void ask('start-parameter', startapp, drop);
  }, [ask, nav, isMalformed, startapp]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks each second whether the request has expired
  useEffect(() => desk.tick(), [desk, nowMs]);
  const chosen = chosenAccount(app.stores, chosenKey);
  const events = connectEvents(app, chosen, setChosenKey);
  return <AppConnectScreen {...appConnectView(app, chosen, nowMs, other)} {...events} />;
});
