/** The last look before money leaves, over the stores. */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { TxConfirmScreen } from '../../screens/tx/TxConfirmScreen.tsx';
import type { TxConfirmView } from '../../screens/tx/TxConfirmScreen.types.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { accountFace } from '../faces.ts';
import { useNow } from '../useNow.ts';
import { expectedMinutes } from './expectedMinutes.ts';

/** What the confirm screen shows: nothing of it comes from the draft. */
export function txConfirmView(
  { stores: { tx, accounts }, network }: AppServices,
  hasConsented: boolean,
  nowMs: number,
): TxConfirmView {
  const { preparation } = tx;
  const account = accountFace(accounts.current);
  if (account === null || (preparation.status !== 'ready' && preparation.status !== 'sending')) {
    return { status: 'missing' };
  }
  const { parsed, warnings } = preparation.transfer;
  const frame = {
    account,
    network,
    transfer: parsed,
    label: preparation.label,
    price: accounts.quote,
    warnings,
    expectedMinutes: expectedMinutes(parsed.fee, parsed.size),
    nowMs,
  };
  if (preparation.status === 'sending') return { ...frame, status: 'sending' };
  return { ...frame, status: 'ready', hasConsented, isOffline: tx.coins.connection === 'down' };
}

/** Route /tx-confirm. */
export const TxConfirmContainer = observer(function TxConfirmContainer() {
  const app = useApp();
  const { stores, nav, host, clock } = app;
  const { tx } = stores;
  const [hasConsented, setHasConsented] = useState(false);
  const view = txConfirmView(app, hasConsented, useNow(clock));
  const send = async () => {
    const wasHandedOver = await tx.confirm();
    if (!wasHandedOver) {
      host.haptic('error');
      if (tx.preparation.status === 'failed') nav.replace('tx-create');
      return;
    }
    const isRefused = tx.lastSent?.stage === 'refused';
    host.haptic(isRefused ? 'error' : 'success');
    nav.replace(isRefused ? 'tx-fail' : 'tx-success');
  };
  return (
    <TxConfirmScreen {...view} onSend={() => void send()} onConsent={setHasConsented} onEdit={nav.back} />
  );
});
