/** Sends a fully signed transaction like any transfer: verified again, reviewed, persisted, broadcast. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { MIN_RELAY_FEE_RATE } from '../../domain/amount/FeeRate.ts';
import { NO_KOINU } from '../../domain/amount/Koinu.ts';
import type { ExplainedInput, PsbtExplanation } from '../../domain/psbt/explainPsbt.ts';
import type { PsbtFinishProblem } from '../../domain/psbt/PsbtProblem.ts';
import { ok, type Result } from '../../domain/result.ts';
import { type Coin, outpointKey } from '../../domain/tx/Coin.ts';
import type { SignedBytes } from '../../domain/tx/sign/signTransfer.ts';
import type { TransferPlan } from '../../domain/tx/Transfer.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { SignedRequest } from '../send/TransferFlow.ts';
import type { KnownCoins, ShownPsbt } from './PsbtState.ts';

function coinOf(input: ExplainedInput, address: DogeAddress, known: KnownCoins | null): Coin {
  const { txid, vout, value } = input;
  const coin = known?.get(outpointKey(input));
  return {
    txid,
    vout,
    value,
    address,
    keyForm: 'compressed',
    isCoinbase: false,
    isOwnChange: false,
    confirmations: coin?.confirmations ?? 0,
    unconfirmedAncestors: [],
    inscription: coin?.inscription ?? 'not-indexed',
  };
}

/** Its inputs and outputs as a plan: our coins first, because the transfer is stored under the address that spends. */
function planOf(
  { inputs, outputs, fee }: PsbtExplanation,
  { rawHex }: SignedBytes,
  network: Ports['network'],
  fallback: DogeAddress,
  known: KnownCoins | null,
): TransferPlan {
  const ours = inputs.filter(({ isOwn }) => isOwn);
  const theirs = inputs.filter(({ isOwn }) => !isOwn);
  const paid = outputs.find(({ address, comesBack }) => address !== null && !comesBack);
  // a script without an address has no recipient; amounts and names are shown from the bytes
  const to = paid?.address ?? fallback;
  const others = outputs.filter(({ comesBack }) => !comesBack);
  const returned = outputs.filter(({ comesBack }) => comesBack);
  return {
    network,
    inputs: [...ours, ...theirs].map((input) => coinOf(input, input.address ?? fallback, known)),
    outputs: [...others, ...returned].map(({ address, value }) => ({ to: address ?? to, amount: value })),
    changeIndex: returned.length > 0 && others.length > 0 ? others.length : null,
    fee,
    changeGivenUp: NO_KOINU,
    size: rawHex.length / 2,
    feeRate: MIN_RELAY_FEE_RATE,
  };
}

/** Its addresses of the wallet whose coins are spent: a payment to another wallet of ours leaves this one. */
const ownAmong = ({ inputs, outputs }: PsbtExplanation): readonly DogeAddress[] =>
  [...inputs.filter(({ isOwn }) => isOwn), ...outputs.filter(({ comesBack }) => comesBack)].flatMap(
    ({ address }) => address ?? [],
  );

export interface FinishTools {
  readonly network: Ports['network'];
  /** an address of ours */
  readonly from: DogeAddress;
}

/**
 * Finalizes it into a request to send. Sending fetches and verifies the previous transactions again, whatever came with it.
 *
 * Problems: those of `finalizePsbt` and `extractTransaction`
 */
export async function finishPsbt(
  { psbt, explanation, coins }: ShownPsbt,
  { network, from }: FinishTools,
): Promise<Result<SignedRequest, PsbtFinishProblem>> {
  const { finalizePsbt, extractTransaction } = await import('../../domain/psbt/finishPsbt.ts');
  const finished = finalizePsbt(psbt, explanation);
  const signed = finished.ok ? extractTransaction(finished.value) : finished;
  if (!signed.ok) return signed;
  const plan = planOf(explanation, signed.value, network, from, coins);
  return ok({
    kind: 'signed',
    purpose: { kind: 'psbt', isShared: explanation.inputs.some(({ isOwn }) => !isOwn) },
    label: null,
    own: ownAmong(explanation),
    psbt,
    plan,
    signed: signed.value,
  });
}
