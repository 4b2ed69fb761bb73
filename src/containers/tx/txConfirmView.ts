/** The last look before DOGE leaves, over the stores. */
import { judgeRecipient, type RecipientTrust } from '../../domain/address/judgeRecipient.ts';
import { type FiatPrice, priceMoveOf } from '../../domain/amount/FiatPrice.ts';
import { expectedMinutes } from '../../domain/tx/fees/feeTimes.ts';
import type { ParsedTransfer } from '../../domain/tx/Transfer.ts';
import type { TxConfirmView } from '../../screens/tx/TxConfirm/TxConfirmScreen.types.ts';
import type { Stores } from '../../stores/createStores.ts';
import type { TypedNames } from '../../stores/send/PaidContacts.ts';
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
