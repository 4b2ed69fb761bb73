/** The user's actions with a shop. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { parseDogecoinUri } from '../../src/domain/address/dogecoinUri.ts';
import { BillStore } from '../../src/stores/bill/BillStore.ts';
import type { Purpose } from './Agreed.ts';
import { explain } from './explain.ts';
import type { Hand } from './Hand.ts';
import type { LyingShop } from './LyingShop.ts';

const DOGE = 100_000_000n;
/** Higher fees make the user stop, koinu. */
const MOST_FEE = DOGE / 2n;

/** Opens the bill of a purchase, and pays it if the screen shows what was agreed to. */
async function payBill(hand: Hand, shop: LyingShop, purpose: Purpose, to: DogeAddress): Promise<void> {
  const { tx, lazy } = hand.stores;
  const link = parseDogecoinUri(shop.sell({ to, doge: purpose.amount / DOGE }), 'regtest');
  if (!link.ok) throw new TypeError('a shop without a link');
  tx.flow.cancel();
  const bills = lazy.of(BillStore);
  await bills.open(link.value);
  await bills.prepare();
  if (tx.flow.state.status !== 'ready') {
    hand.log(`cannot pay a bill: ${bills.state.status}, ${explain(tx.flow.state)}`);
    return;
  }
  const { sent, fee, outputs } = tx.flow.state.transfer.parsed;
  const isAgreed = outputs.every(({ isOwn, address }) => isOwn || address === to);
  if (sent !== purpose.amount || !isAgreed || fee > MOST_FEE) tx.flow.cancel();
  else await hand.confirm(purpose);
}

/** Buys something of a random price. */
export function buy(hand: Hand, shop: LyingShop): Promise<void> {
  const purpose = hand.begin('bill', BigInt(1 + hand.random.below(20)) * DOGE);
  return payBill(hand, shop, purpose, purpose.to);
}

/** Pays again when the shop claims that it was not paid: at the same address, or at another one of the shop's. */
export function buyAgain(hand: Hand, shop: LyingShop, purpose: Purpose): Promise<void> {
  const other = hand.otherAddress(purpose);
  const to = hand.random.chance(50) ? purpose.to : other;
  if (to === other) purpose.alsoTo.add(other);
  hand.log(`is asked again for ${purpose.to.slice(0, 6)}, at ${to.slice(0, 6)}`);
  return payBill(hand, shop, purpose, to);
}
