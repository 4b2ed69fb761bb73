/** The last look before DOGE leaves, over the stores. */
import { judgeRecipient, type RecipientTrust } from '../../domain/address/judgeRecipient.ts';
import { type FiatPrice, priceMoveOf } from '../../domain/amount/FiatPrice.ts';
import { expectedMinutes } from '../../domain/tx/fees/feeTimes.ts';
import type { ParsedTransfer } from '../../domain/tx/Transfer.ts';
import type { TxConfirmView } from '../../screens/tx/TxConfirm/TxConfirmScreen.types.ts';
import type { Stores } from '../../stores/createStores.ts';
import type { TypedNames } from '../../stores/send/TransferRequest.ts';
import type { AppServices } from '../AppContext.tsx';
import { knownAddresses } from '../knownAddresses.ts';
import { accountSummary } from '../walletSummaries.ts';

/** What the person agreed to a second time. */
export interface Agreed {
  readonly hasConsented: boolean;
  readonly hasCompared: boolean;
}

const NO_NAMES: TypedNames = new Map();

/** What is known of everybody who is paid. */
function trustsOf({ outputs }: ParsedTransfer, stores: Stores): Readonly<Record<string, RecipientTrust>> {
  const known = knownAddresses(stores);
  const paid = outputs.flatMap(({ address, isOwn }) => (address === null || isOwn ? [] : [address]));
  return Object.fromEntries(paid.map((address) => [address, judgeRecipient(address, known)]));
}

const moveSince = (then: FiatPrice | null, now: FiatPrice | null): number | null =>
  then === null || now === null ? null : priceMoveOf(then, now);

/** What the confirm screen shows of DOGE: nothing of it comes from the draft. */
export function txConfirmView(
  { stores, network }: AppServices,
  { hasConsented, hasCompared }: Agreed,
  nowMs: number,
): TxConfirmView {
  const { tx, accounts } = stores;
  const { state: preparation } = tx.flow;
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
    names: tx.flow.request?.names ?? NO_NAMES,
    priceMove: moveSince(preparation.quoted, accounts.price.quote),
    label: preparation.label,
    price: accounts.price.quote,
    warnings,
    expectedMinutes: expectedMinutes(parsed.fee, parsed.size, tx.fees.times),
    nowMs,
  };
  if (preparation.status === 'sending') return { ...frame, status: 'sending' };
  return {
    ...frame,
    status: 'ready',
    hasConsented,
    hasCompared,
    isOffline: tx.coins.cache.connection === 'down',
  };
}

/** Sends, and leads on to what became of it. Only the form tells of a failure to write down; other requests begin elsewhere, and say it there. */
export async function sendTransfer({ stores, nav, host }: AppServices): Promise<void> {
  const { tx } = stores;
  const isFromForm = !('purpose' in tx.flow.state) || tx.flow.state.purpose.kind === 'send';
  if ((await tx.flow.confirm()) === null) {
    host.haptic('error');
    if (tx.flow.state.status !== 'failed') return;
    if (isFromForm) nav.replace('tx-create');
    else nav.back();
    return;
  }
  const isRejected = tx.lastSent?.stage === 'rejected';
  host.haptic(isRejected ? 'error' : 'success');
  nav.replace(isRejected ? 'tx-fail' : 'tx-success');
}
