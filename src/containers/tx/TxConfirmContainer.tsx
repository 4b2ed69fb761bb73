/** The last look before money leaves, over the stores. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SecondConfirmationSheet } from '../../components/SecondConfirmationSheet.tsx';
import { judgeRecipient, type RecipientTrust } from '../../domain/address/judgeRecipient.ts';
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import { priceMoveOf } from '../../domain/amount/fiat.ts';
import { expectedMinutes } from '../../domain/tx/feeTimes.ts';
import type { ParsedTransfer } from '../../domain/tx/Transfer.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { TxConfirmScreen } from '../../screens/tx/TxConfirmScreen.tsx';
import type { TxConfirmView } from '../../screens/tx/TxConfirmScreen.types.ts';
import type { Stores } from '../../stores/createStores.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { accountSummary } from '../accountSummaries.ts';
import { knownAddresses } from '../knownAddresses.ts';
import { useNow } from '../useNow.ts';
import { TokenConfirmContainer } from './TokenConfirmContainer.tsx';
import { useSecondConfirmation } from './useSecondConfirmation.ts';

/** What the person agreed to a second time. */
interface Agreed {
  readonly hasConsented: boolean;
  readonly hasCompared: boolean;
}

/** What is known of everybody who is paid. */
function trustsOf({ outputs }: ParsedTransfer, stores: Stores): Readonly<Record<string, RecipientTrust>> {
  const known = knownAddresses(stores);
  const paid = outputs.flatMap(({ address, isOwn }) => (address === null || isOwn ? [] : [address]));
  return Object.fromEntries(paid.map((address) => [address, judgeRecipient(address, known)]));
}

const moveSince = (then: FiatPrice | null, now: FiatPrice | null): number | null =>
  then === null || now === null ? null : priceMoveOf(then, now);

/** What the confirm screen shows: nothing of it comes from the draft. */
export function txConfirmView(
  { stores, network }: AppServices,
  { hasConsented, hasCompared }: Agreed,
  nowMs: number,
): TxConfirmView {
  const { tx, accounts } = stores;
  const { preparation } = tx;
  const account = accountSummary(accounts.current);
  if (account === null || (preparation.status !== 'ready' && preparation.status !== 'sending')) {
    return { status: 'missing' };
  }
  const { parsed, warnings } = preparation.transfer;
  const frame = {
    account,
    network,
    transfer: parsed,
    purpose: preparation.purpose,
    trusts: trustsOf(parsed, stores),
    names: tx.review.names,
    priceMove: moveSince(preparation.quoted, accounts.quote),
    label: preparation.label,
    price: accounts.quote,
    warnings,
    expectedMinutes: expectedMinutes(parsed.fee, parsed.size, tx.feeTimes),
    nowMs,
  };
  if (preparation.status === 'sending') return { ...frame, status: 'sending' };
  return { ...frame, status: 'ready', hasConsented, hasCompared, isOffline: tx.coins.connection === 'down' };
}

/** Route /tx-confirm: DOGE; or a token or a file, which its parameters name, while one is on review. */
export const TxConfirmContainer = observer(function TxConfirmContainer({ params }: ConfirmProps) {
  const { tokens } = useApp().stores;
  const [isToken] = useState(isTokenRoute(params) && tokens.review.state.status !== 'idle');
  return isToken ? <TokenConfirmContainer /> : <DogeConfirm params={params} />;
});

interface ConfirmProps {
  readonly params: RouteParams;
}

const isTokenRoute = ({ token, file }: RouteParams): boolean => token !== undefined || file !== undefined;

/** Says so too where nothing is on review any more: the way back is to the form that led here. */
const DogeConfirm = observer(function DogeConfirm({ params }: ConfirmProps) {
  const app = useApp();
  const { stores, nav, host, clock } = app;
  const { tx, accounts } = stores;
  const [hasConsented, setHasConsented] = useState(false);
  const [hasCompared, setHasCompared] = useState(false);
  const view = txConfirmView(app, { hasConsented, hasCompared }, useNow(clock));
  const isSending = view.status === 'missing' || view.purpose.kind === 'send';
  useEffect(() => {
    void accounts.refreshPrice();
    if (tx.feeTimes.length === 0) void tx.fetchFeeTimes();
  }, [accounts, tx]);
  // only the form tells of a failure to write down; other requests begin elsewhere, and say it there
  const leaveFailed = () => (isSending ? nav.replace('tx-create') : nav.back());
  const send = async () => {
    const wasBroadcast = await tx.confirm();
    if (!wasBroadcast) {
      host.haptic('error');
      if (tx.preparation.status === 'failed') leaveFailed();
      return;
    }
    const isRejected = tx.lastSent?.stage === 'refused';
    host.haptic(isRejected ? 'error' : 'success');
    nav.replace(isRejected ? 'tx-fail' : 'tx-success');
  };
  const { onSend, sheet } = useSecondConfirmation({
    isHeld: () => tx.preparation.status === 'ready' && tx.preparation.transfer.ticket !== undefined,
    release: tx.review.release,
    send,
  });
  return (
    <>
      <TxConfirmScreen
        {...view}
        onSend={onSend}
        onConsent={setHasConsented}
        onCompared={setHasCompared}
        onEdit={isTokenRoute(params) ? () => nav.replace('drc20-send', params) : nav.back}
      />
      <SecondConfirmationSheet {...sheet} />
    </>
  );
});
