/**
 * Keeps a payment from being made twice after an earlier one to the same recipients was rejected, canceled or forgotten, or lies with a
 * relay that has not said yes.
 *
 * Before it is planned, the chain is asked what became of the earlier ones: one that went through after all stops the new one. Coins that
 * the index does not list, of them or of what has spent theirs, are taken from the journal or from proven bytes: a server cannot hide
 * them. @see domain/tx/plan/paymentTies.ts for the rule
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

/** Guards what pays so that it is paid only once. */
export interface PaymentGuard<Tie extends PaymentTie> {
  /** the coins to plan over, read anew. @throws {Fault} */
  coins(): Promise<readonly ClassifiedCoin[]>;
  /** one that counted as over and went through after all; asking takes down that the person hears of it */
  takeUnreported(): Txid | null;
  /** what the plan has to keep */
  ties(): readonly Tie[];
}

/** What a guarded payment needs of the wallet. */
export interface PayingWallet {
  readonly chain: ChainIndexer;
  readonly journal: PendingJournal;
  /** the address that pays; null while there is none */
  readonly from: DogeAddress | null;
  readonly coins: {
    /** read anew. @throws {Fault} */
    readFresh(): Promise<readonly ClassifiedCoin[]>;
    /** as last read, and as if none of these had been made */
    without(those: readonly PendingTransfer[]): readonly ClassifiedCoin[];
    /** coins that transfers of ours were to spend, as if they were free again */
    classifySpent(inputs: readonly PendingInput[]): readonly ClassifiedCoin[];
  };
}

/** What no transfer of ours in the journal is, and spends an earlier one's coins. */
type Outsiders = Map<Txid, Conflict>;

/** A tie that may be kept by what an outsider leaves, and that an outsider in enough blocks makes a settled one. */
function withOutsider<Tie extends PaymentTie>(tie: Tie, outsider: Conflict | undefined): Tie {
  if (outsider === undefined) return tie;
  const coins = [...tie.coins, ...outsider.left.map(outpointKey)];
  return { ...tie, coins, isSettled: tie.isSettled || isDeep(outsider) };
}

/** Whether a server says so. */
const isDeep = (outsider: Conflict | undefined): boolean =>
  outsider !== undefined && outsider.confirmations >= SETTLED_CONFIRMATIONS;

/** Coins that there are to plan over. */
interface AtHand {
  readonly listed: readonly ClassifiedCoin[];
  /** outpoint keys of what ours spend that the new payment has to leave alone */
  readonly spent: ReadonlySet<string>;
}

/** Coins of the account that no list shows and nothing of ours spends: what they hold is hashed before it is believed. */
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

/** Of what rests on a conflicting transaction, coins that are there although no list shows them: nothing is proven to spend them. */
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

/** Coins by which a tie can be kept, and that no list shows. */
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
  // a server that has what spent them in many blocks, and what that leaves in none, contradicts itself: then its list doesn't count
  const listed = isVoid || isDeep(outsider) ? usable : atHand.listed;
  const left = isListed ? [] : unlisted(wallet, rest, { ...atHand, listed });
  const hidden = await hiddenRest(wallet, earlier, left);
  return wallet.coins.classifySpent([...own, ...hidden]);
}

/**
 * Guards a payment of the account on show.
 *
 * @param rule - which earlier ones it must not be able to stand beside
 * @param issuer - of the bill that it pays; null: it pays none
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
    // a commit that is asked about would come to life, and its reveal leave, while its transfer still counts as rejected
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
    // of what is in the journal, only the journal says how far it is
    if (conflict !== null && journal.find(conflict.txid) === null) outsiders.set(earlier.txid, conflict);
    return true;
  };
  const isUntold = (transfer: PendingTransfer): boolean =>
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
      const unreported = wentThrough ?? journal.transfers.find(isUntold)?.txid ?? null;
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
