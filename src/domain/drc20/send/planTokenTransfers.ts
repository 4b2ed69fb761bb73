/** Plans token transfers: the coins and costs of each commit, and how many can be sent at once. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { addressOfPublicKey } from '../../address/addressScript.ts';
import { type FeeRate, MIN_RELAY_FEE_RATE } from '../../amount/FeeRate.ts';
import { koinu, NO_KOINU } from '../../amount/Koinu.ts';
import { err, ok, type Result } from '../../result.ts';
import { type ClassifiedCoin, type Coin, outpointKey } from '../../tx/Coin.ts';
import { passedLimit } from '../../tx/chainLimits.ts';
import { balanceBreakdown } from '../../tx/coins/balanceBreakdown.ts';
import { feeOfSize, MAX_FEE } from '../../tx/policy.ts';
import { explainShortfall, shownKoinu } from '../../tx/selection/explainShortfall.ts';
import { type Selection, worthOf } from '../../tx/selection/Selection.ts';
import { ancestorsOfAll } from '../../tx/selection/unconfirmedChains.ts';
import type { TransferProblem } from '../../tx/Transfer.ts';
import { CommitCoins } from './CommitCoins.ts';
import { CHANGE_VOUT, changeCoin, composeTransfer } from './composeTokenTransfer.ts';
import { draftTransfer, type TransferDraft } from './draftTransfer.ts';
import { RECIPIENT_VALUE } from './recipientValue.ts';
import type {
  CommitInput,
  PlannedTokenTransfer,
  TokenPlan,
  TokenPlanProblem,
  TokenPlanRequest,
} from './TokenPlan.ts';
import { costOf, usualCost } from './tokenCost.ts';

function draftAll(request: TokenPlanRequest): Result<readonly TransferDraft[], TokenPlanProblem> {
  const drafts: TransferDraft[] = [];
  for (const [index, spec] of request.specs.entries()) {
    const draft = draftTransfer(request, spec, index);
    if (!draft.ok) return draft;
    drafts.push(draft.value);
  }
  return drafts.length === 0 ? err({ kind: 'no-receiver' }) : ok(drafts);
}

/** The holder's own coins, each once. */
function holdersCoins({ coins, holder }: TokenPlanRequest): readonly ClassifiedCoin[] {
  const own = coins.filter(({ coin }) => coin.address === holder);
  return [...new Map(own.toReversed().map((one) => [outpointKey(one.coin), one])).values()];
}

/** Why the coins are not enough: reported for all transfers together, unless their total would be enough. */
function coinsProblem(
  drafts: readonly TransferDraft[],
  failed: TransferDraft,
  classified: readonly ClassifiedCoin[],
  left: readonly Coin[],
): TokenPlanProblem {
  const breakdown = balanceBreakdown(classified);
  const cost = usualCost(drafts, RECIPIENT_VALUE);
  const spendable = shownKoinu(worthOf(spendableOf(classified)));
  const fee = koinu(cost.commitFees + cost.revealFees);
  const problem: TransferProblem =
    spendable < cost.total
      ? { kind: 'not-enough', needed: cost.total, spendable, fee, breakdown }
      : explainShortfall(left, failed.terms, breakdown);
  return { kind: 'coins', problem, cost };
}

/** The coins that may be spent without consent. */
export const spendableOf = (classified: readonly ClassifiedCoin[]): readonly Coin[] =>
  classified.flatMap(({ coin, status }) => (status.kind === 'spendable' ? [coin] : []));

/** Minimum size of a reveal, bytes. */
const MIN_SIZE = 200;

/** Checks the rate, independently of transfers and coins. */
function rateProblem(feeRate: FeeRate): TransferProblem | null {
  if (feeRate < MIN_RELAY_FEE_RATE) return { kind: 'fee-rate-too-low', feeRate, minimum: MIN_RELAY_FEE_RATE };
  const fee = feeOfSize(MIN_SIZE, feeRate);
  return fee > MAX_FEE ? { kind: 'fee-too-high', fee: shownKoinu(fee), maximum: MAX_FEE } : null;
}

function revealFeeProblem(drafts: readonly TransferDraft[]): TransferProblem | null {
  const highest = drafts.find(({ fee }) => fee > MAX_FEE);
  return highest ? { kind: 'fee-too-high', fee: highest.fee, maximum: MAX_FEE } : null;
}

/** Why not even the first commit and its reveal can be sent before the next block. */
function tooLong({ coins, settlement }: Selection, { size }: TransferDraft): TransferProblem {
  const pair = { count: 2, bytes: settlement.size + size };
  const passed = passedLimit(ancestorsOfAll(coins), pair);
  if (passed === null) throw new TypeError('a pair that nodes take was held back');
  return { kind: 'chain-too-long', ...passed, possible: NO_KOINU };
}

interface PaidTransfers {
  readonly transfers: readonly PlannedTokenTransfer[];
  readonly firstRun: number;
}

function payAll(
  request: TokenPlanRequest,
  drafts: readonly TransferDraft[],
): Result<PaidTransfers, TokenPlanProblem> {
  const classified = holdersCoins(request);
  const spendable = spendableOf(classified);
  const first = spendable.filter((coin) => request.first?.includes(outpointKey(coin)));
  const coins = new CommitCoins(spendable, first);
  const changes = new Map<Coin, CommitInput>();
  const transfers: PlannedTokenTransfer[] = [];
  let firstRun = 0;
  for (const [index, draft] of drafts.entries()) {
    const selection = coins.choose(draft);
    if (selection === null) return err(coinsProblem(drafts, draft, classified, coins.left));
    if (!coins.hasWaited) firstRun = index + 1;
    if (firstRun === 0) {
      return err({
        kind: 'coins',
        problem: tooLong(selection, draft),
        cost: usualCost(drafts, RECIPIENT_VALUE),
      });
    }
    const transfer = composeTransfer(draft, selection, changes);
    transfers.push(transfer);
    const { change: value } = transfer.commit;
    const change = value === null ? null : changeCoin(request, index, value);
    if (change)
      changes.set(change, { kind: 'change-of', index: index, vout: CHANGE_VOUT, value: change.value });
    coins.spend(selection.coins, change);
  }
  return ok({ transfers, firstRun });
}

/**
 * Plans a commit and a reveal for each spec.
 *
 * Only spendable coins of the holder are used, never protected ones, and the change goes back to the holder. Both fees are rate × exact
 * size. A reveal has one output, the recipient, because the ledger's indexes credit several recipients as a single holder that does not
 * exist.
 *
 * Problems: `no-receiver` · `to-self` · `no-amount` · `content-too-long` · `commit-script` · `coins`
 *
 * @param request - not modified
 * @returns frozen; for each commit inputs − outputs = fee exactly
 * @throws {RangeError} when the public key is not the holder's, when an address is invalid, or when coins exceed MAX_MONEY
 */
export function planTokenTransfers(request: TokenPlanRequest): Result<TokenPlan, TokenPlanProblem> {
  const { network, holder, pubkey, keyForm, feeRate } = request;
  if (addressOfPublicKey(hexToBytes(pubkey), network) !== holder) {
    throw new RangeError(`the public key is not that of ${holder}`);
  }
  const rate = rateProblem(feeRate);
  if (rate !== null) return err({ kind: 'coins', problem: rate, cost: null });
  const drafts = draftAll(request);
  if (!drafts.ok) return drafts;
  const problem = revealFeeProblem(drafts.value);
  if (problem !== null) return err({ kind: 'coins', problem, cost: null });
  const paid = payAll(request, drafts.value);
  if (!paid.ok) return paid;
  const transfers = Object.freeze(paid.value.transfers);
  const { firstRun } = paid.value;
  return ok(
    Object.freeze({
      network,
      holder,
      pubkey,
      keyForm,
      feeRate,
      transfers,
      cost: costOf(transfers),
      firstRun,
    }),
  );
}
