/**
 * Prevents double payment after an earlier payment to the same recipients was rejected, canceled or forgotten, or sits at a relay
 * that has not accepted it.
 *
 * Before planning, the chain is queried about the earlier ones: if one went through after all, the new one stops. The new payment
 * must spend a coin of each earlier one, so that only one can confirm. Coins missing from the index come from the journal or from
 * proven bytes: a server can't hide them. @see domain/tx/plan/paymentTies.ts for the rule
 */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { type ClassifiedCoin, outpointKey } from '../../domain/tx/Coin.ts';
import {
  isHeldByRelay,
  isOver,
  type PendingInput,
  type PendingTransfer,
  SETTLED_CONFIRMATIONS,
} from '../../domain/tx/PendingTransfer.ts';
import {
  type BillIssuer,
  concerns,
  isReportedVoid,
  type PaymentTie,
  spentByOurs,
  tiesPaymentsOf,
} from '../../domain/tx/plan/paymentTies.ts';
import { isChoosable } from '../../domain/tx/plan/planChosen.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import { type Conflict, findConflict } from '../chain/findConflict.ts';
import type { PendingJournal } from '../chain/PendingJournal.ts';
import { findCompleted } from './findCompleted.ts';
import type { TieRule } from './tieRules.ts';

/** Guards a payment against being made twice. */
export interface PaymentGuard<Tie extends PaymentTie> {
  /** the coins to plan with, freshly read. @throws {Fault} */
  coins(): Promise<readonly ClassifiedCoin[]>;
  /** a payment that went through after all; reading it marks it as reported to the user */
  takeUnreported(): Txid | null;
  /** conflicts that the plan must keep */
  ties(): readonly Tie[];
}

export interface PayingWallet {
  readonly chain: ChainIndexer;
  readonly journal: PendingJournal;
  /** the address that pays; null when there is none */
  readonly from: DogeAddress | null;
  readonly coins: {
    /** freshly read. @throws {Fault} */
    readFresh(): Promise<readonly ClassifiedCoin[]>;
    /** as last read, as if these had not been made */
    without(those: readonly PendingTransfer[]): readonly ClassifiedCoin[];
    /** inputs of our transfers, as if they were unspent again */
    classifySpent(inputs: readonly PendingInput[]): readonly ClassifiedCoin[];
  };
}

/** Conflicting transactions that are not in our journal, by the id of the earlier payment. */
type Outsiders = Map<Txid, Conflict>;

/** An outsider's outputs to us can keep the tie, and a deep outsider settles it. */
function withOutsider<Tie extends PaymentTie>(tie: Tie, outsider: Conflict | undefined): Tie {
  if (outsider === undefined) return tie;
  const coins = [...tie.coins, ...outsider.left.map(outpointKey)];
  return { ...tie, coins, isSettled: tie.isSettled || isDeep(outsider) };
}

/** Whether a server reports enough confirmations. */
const isDeep = (outsider: Conflict | undefined): boolean =>
  outsider !== undefined && outsider.confirmations >= SETTLED_CONFIRMATIONS;

interface AtHand {
  readonly listed: readonly ClassifiedCoin[];
  /** outpoint keys of what our transfers spend, so that the new payment must not */
  readonly spent: ReadonlySet<string>;
}

/** Coins of the account that no list shows and no transfer of ours spends; their values are verified later. */
function unlisted(
  { from }: PayingWallet,
  coins: readonly PendingInput[],
  { listed, spent }: AtHand,
): readonly PendingInput[] {
  const known = new Set(listed.map(({ coin }) => outpointKey(coin)));
  return coins.filter(
    (coin) => coin.address === from && !known.has(outpointKey(coin)) && !spent.has(outpointKey(coin)),
  );
}

/** Outputs of conflicting transactions that are unspent although no list shows them: nothing provably spends them. */
async function hiddenRest(
  { chain }: PayingWallet,
  { from, network }: PendingTransfer,
  coins: readonly PendingInput[],
): Promise<readonly PendingInput[]> {
  const spenders = await Promise.all(
    coins.map((coin) => findConflict(chain, { txid: coin.txid, from, network, inputs: [coin] })),
  );
  return coins.filter((_, at) => spenders[at] === null);
}

/** Coins that can keep a tie, and that no list shows. */
async function hiddenCoins<Tie extends PaymentTie>(
  wallet: PayingWallet,
  rule: TieRule<Tie>,
  earlier: PendingTransfer,
  outsider: Conflict | undefined,
  atHand: AtHand,
): Promise<readonly ClassifiedCoin[]> {
  const { transfers } = wallet.journal;
  const isVoid = isReportedVoid(rule.overOf(earlier, transfers), transfers);
  const isSpent = outsider !== undefined || isVoid;
  const own = isSpent ? [] : unlisted(wallet, rule.freedBy(earlier, transfers), atHand);
  const rest = [...rule.leftBy(earlier, transfers), ...(outsider?.left ?? [])];
  const keys = new Set(rest.map(outpointKey));
  const usable = atHand.listed.filter(isChoosable);
  const isListed = usable.some(({ coin }) => keys.has(outpointKey(coin)));
  // a server that reports their spender as deep, but its outputs as unconfirmed, contradicts itself: ignore its list
  const listed = isVoid || isDeep(outsider) ? usable : atHand.listed;
  const left = isListed ? [] : unlisted(wallet, rest, { ...atHand, listed });
  const hidden = await hiddenRest(wallet, earlier, left);
  return wallet.coins.classifySpent([...own, ...hidden]);
}

/**
 * Guards a payment of the current account.
 *
 * @param rule - which earlier transfers it must conflict with
 * @param issuer - of the bill it pays; null: none
 */
export function guardPayment<Tie extends PaymentTie>(
  wallet: PayingWallet,
  recipients: readonly DogeAddress[],
  rule: TieRule<Tie>,
  issuer: BillIssuer | null = null,
): PaymentGuard<Tie> {
  const { chain, journal } = wallet;
  const outsiders: Outsiders = new Map();
  let wentThrough: Txid | null = null;
  /** @returns whether it did not go through */
  const inspect = async (earlier: PendingTransfer): Promise<boolean> => {
    const over = rule.overOf(earlier, journal.transfers);
    // querying a commit would revive it and send its reveal, while its transfer still counts as rejected
    if (over === earlier && (await journal.findOut(over.txid))) {
      wentThrough = earlier.txid;
      return false;
    }
    const completed = await findCompleted(wallet, over);
    if (completed !== null) {
      wentThrough = completed;
      return false;
    }
    const isVoid = isReportedVoid(over, journal.transfers);
    const conflict = isVoid ? null : await findConflict(chain, over);
    // the status of a transaction in the journal comes only from the journal
    if (conflict !== null && journal.find(conflict.txid) === null) outsiders.set(earlier.txid, conflict);
    return true;
  };
  const isUnreported = (transfer: PendingTransfer): boolean =>
    transfer.wentThrough === true &&
    !isOver(transfer) &&
    rule.isKind(transfer) &&
    concerns(transfer, recipients, issuer);
  return {
    async coins() {
      const open: PendingTransfer[] = [];
      const unresolved = rule.unresolvedTo(recipients, journal.transfers, issuer);
      for (const earlier of unresolved.filter((one) => tiesPaymentsOf(one, wallet.from))) {
        if (await inspect(earlier)) open.push(earlier);
      }
      const fresh = await wallet.coins.readFresh();
      const held = open.filter(isHeldByRelay);
      const listed = held.length === 0 ? fresh : wallet.coins.without(held);
      const spent = spentByOurs(journal.transfers.filter((one) => !held.includes(one)));
      const byKey = new Map(listed.map((one) => [outpointKey(one.coin), one]));
      for (const earlier of open) {
        const outsider = outsiders.get(earlier.txid);
        for (const one of await hiddenCoins(wallet, rule, earlier, outsider, { listed, spent }))
          byKey.set(outpointKey(one.coin), one);
      }
      return [...byKey.values()];
    },
    takeUnreported() {
      const unreported = wentThrough ?? journal.transfers.find(isUnreported)?.txid ?? null;
      if (unreported !== null) journal.markReported(unreported);
      return unreported;
    },
    ties: () => {
      const isOfOthers = ({ earlier }: Tie) => {
        const transfer = journal.find(earlier);
        return transfer !== null && !tiesPaymentsOf(transfer, wallet.from);
      };
      const ties = rule.tiesTo(recipients, journal.transfers, issuer).filter((tie) => !isOfOthers(tie));
      return ties.map((tie) => withOutsider(tie, outsiders.get(tie.earlier)));
    },
  };
}
