/**
 * What is known of coins' inscriptions, from an index and from our own transfers.
 *
 * A verdict belongs to an outpoint and stays true: its transaction's id commits to all that came before it, so that the same
 * koinu lie at the same offset whatever block has it.
 */
import { type KoinuFlow, reachOf } from '../../inscription/followKoinu.ts';
import { type InscriptionVerdict, type Outpoint, outpointKey } from '../Coin.ts';
import type { PendingTransfer } from '../PendingTransfer.ts';

/** Says what is known of a coin. */
export type VerdictOf = (point: Outpoint) => InscriptionVerdict;

/** A coin with what was reported of it. */
export type JudgedPoint = Outpoint & { readonly inscription: InscriptionVerdict };

/** Puts together what two say of the same coin: whoever saw an inscription is believed first, then whoever saw that there is none. */
export function mergeVerdicts(one: InscriptionVerdict, other: InscriptionVerdict): InscriptionVerdict {
  for (const verdict of ['carries', 'dunes', 'none', 'unknown'] as const) {
    if (one === verdict || other === verdict) return verdict;
  }
  return 'not-indexed';
}

/**
 * What an output gets from one input: where koinu of a carrier go to several outputs, nobody knows which of them carries then. Dunes
 * don't follow koinu: without a dunestone, and we write none, all go to the first output that has an address, as each of ours has.
 */
function inherited(
  flow: KoinuFlow,
  input: number,
  vout: number,
  verdict: InscriptionVerdict,
): InscriptionVerdict {
  if (verdict === 'none') return 'none';
  if (verdict === 'dunes') return vout === 0 ? 'dunes' : 'none';
  const { outputs, reachesFee } = reachOf(flow, input);
  if (!outputs.includes(vout)) return 'none';
  return verdict === 'carries' && (outputs.length > 1 || reachesFee) ? 'unknown' : verdict;
}

/** The more that may be in it, the later. */
const ORDER: readonly InscriptionVerdict[] = ['none', 'not-indexed', 'unknown', 'dunes', 'carries'];

const heaviest = (verdicts: readonly InscriptionVerdict[]): InscriptionVerdict =>
  verdicts.reduce((one, other) => (ORDER.indexOf(other) > ORDER.indexOf(one) ? other : one), 'none');

/** Whether somebody who knows said it. */
export const isSure = ({ inscription }: Pick<JudgedPoint, 'inscription'>): boolean =>
  inscription !== 'unknown' && inscription !== 'not-indexed';

/**
 * Judges coins by what was reported of them and, for those that transfers of ours make, by following koinu from their inputs.
 *
 * @param transfers - ours, any order; outputs of those that came to nothing are judged too, and asked for by nobody
 * @param reported - coins with what an index said
 * @param unjudged - what counts where nobody said anything: `not-indexed` when there is no index at all
 */
export function verdictsOf(
  transfers: readonly PendingTransfer[],
  reported: readonly JudgedPoint[],
  unjudged: 'unknown' | 'not-indexed',
): VerdictOf {
  const sure = (verdict: InscriptionVerdict | undefined): InscriptionVerdict =>
    verdict !== undefined && isSure({ inscription: verdict }) ? verdict : unjudged;
  const saidOf = (key: string): InscriptionVerdict => said.get(key) ?? unjudged;
  const makers = new Map(transfers.map((transfer) => [transfer.txid as string, transfer]));
  // what nobody is sure of counts like what nobody said: lists of thousands of such coins are not looked through each time
  const said = new Map(reported.filter(isSure).map((coin) => [outpointKey(coin), coin.inscription]));
  const found = new Map<string, InscriptionVerdict>();
  const made = (transfer: PendingTransfer, vout: number) =>
    heaviest(
      transfer.inputs.map((input, index) => {
        const verdict = mergeVerdicts(sure(input.inscription), verdictOf(input));
        return inherited(transfer, index, vout, verdict);
      }),
    );
  // without transfers there is nothing to follow, and nothing to remember
  if (makers.size === 0) {
    if (said.size === 0) return () => unjudged;
    return (point) => mergeVerdicts(saidOf(outpointKey(point)), unjudged);
  }
  function verdictOf(point: Outpoint): InscriptionVerdict {
    const key = outpointKey(point);
    const known = found.get(key);
    if (known !== undefined) return known;
    // nothing spends itself: this only ends a list that was spoilt
    found.set(key, unjudged);
    const maker = makers.get(point.txid);
    const followed = maker === undefined ? unjudged : made(maker, point.vout);
    const verdict = mergeVerdicts(saidOf(key), followed);
    found.set(key, verdict);
    return verdict;
  }
  return verdictOf;
}
