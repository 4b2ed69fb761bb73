/**
 * Verdicts about coins' inscriptions, from an index and from our own transfers.
 *
 * A verdict belongs to an outpoint and stays true: its txid commits to all its history, so that the same koinu are at the same offset
 * whichever block contains it.
 */
import { type KoinuFlow, reachOf } from '../../inscription/followKoinu.ts';
import { type InscriptionVerdict, type Outpoint, outpointKey } from '../Coin.ts';
import type { PendingTransfer } from '../PendingTransfer.ts';

export type VerdictOf = (point: Outpoint) => InscriptionVerdict;

/** A coin with its reported verdict. */
export type JudgedPoint = Outpoint & { readonly inscription: InscriptionVerdict };

/** Merges two verdicts about a coin: a sighting of an inscription takes precedence, then the certainty that there is none. */
export function mergeVerdicts(one: InscriptionVerdict, other: InscriptionVerdict): InscriptionVerdict {
  for (const verdict of ['carries', 'dunes', 'none', 'unknown'] as const) {
    if (one === verdict || other === verdict) return verdict;
  }
  return 'not-indexed';
}

/** Whether an output may be a dunestone, which makes dunes and sends them anywhere: it is no money, and of none such are its bytes kept. */
const mayHoldDunestone = ({ outputs }: PendingTransfer): boolean =>
  outputs.some(({ value, data }) => value === 0n && data === undefined);

/**
 * What an output inherits from one input. If the koinu of a carrier go to several outputs, it is unknown which of them carries afterwards.
 * Dunes don't follow koinu: without a dunestone, and we write none, all go to the first output that holds money.
 */
function inherited(
  flow: KoinuFlow,
  input: number,
  vout: number,
  verdict: InscriptionVerdict,
): InscriptionVerdict {
  if (verdict === 'none') return 'none';
  if (verdict === 'dunes')
    return vout === flow.outputs.findIndex(({ value }) => value > 0n) ? 'dunes' : 'none';
  const { outputs, reachesFee } = reachOf(flow, input);
  if (!outputs.includes(vout)) return 'none';
  return verdict === 'carries' && (outputs.length > 1 || reachesFee) ? 'unknown' : verdict;
}

/** In ascending order of what may be lost. */
const ORDER: readonly InscriptionVerdict[] = ['none', 'not-indexed', 'unknown', 'dunes', 'carries'];

const heaviest = (verdicts: readonly InscriptionVerdict[]): InscriptionVerdict =>
  verdicts.reduce((one, other) => (ORDER.indexOf(other) > ORDER.indexOf(one) ? other : one), 'none');

/** Whether the verdict is certain. */
export const isSure = ({ inscription }: Pick<JudgedPoint, 'inscription'>): boolean =>
  inscription !== 'unknown' && inscription !== 'not-indexed';

/**
 * Judges coins by reported verdicts and, for outputs of our transfers, by following koinu from the inputs.
 *
 * @param transfers - ours, any order; outputs of failed ones are judged too, but never queried
 * @param reported - coins with an index's verdict
 * @param unjudged - the default without a verdict: `not-indexed` when no index is configured
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
  // uncertain verdicts count as none: keeps the map small for lists of thousands of such coins
  const said = new Map(reported.filter(isSure).map((coin) => [outpointKey(coin), coin.inscription]));
  const found = new Map<string, InscriptionVerdict>();
  const made = (transfer: PendingTransfer, vout: number) => {
    const followed = heaviest(
      transfer.inputs.map((input, index) => {
        const verdict = mergeVerdicts(sure(input.inscription), verdictOf(input));
        return inherited(transfer, index, vout, verdict);
      }),
    );
    return followed === 'none' && mayHoldDunestone(transfer) ? unjudged : followed;
  };
  // without transfers there is nothing to follow or cache
  if (makers.size === 0) {
    if (said.size === 0) return () => unjudged;
    return (point) => mergeVerdicts(saidOf(outpointKey(point)), unjudged);
  }
  function verdictOf(point: Outpoint): InscriptionVerdict {
    const key = outpointKey(point);
    const known = found.get(key);
    if (known !== undefined) return known;
    // prevents endless recursion in corrupted data with a cycle
    found.set(key, unjudged);
    const maker = makers.get(point.txid);
    const followed = maker === undefined ? unjudged : made(maker, point.vout);
    const verdict = mergeVerdicts(saidOf(key), followed);
    found.set(key, verdict);
    return verdict;
  }
  return verdictOf;
}
