/** Persists a request with our signatures before anyone is shown them: from then on it can confirm without us. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { sumKoinu } from '../../domain/amount/Koinu.ts';
import { Fault, toFault } from '../../domain/fault.ts';
import { type combinePsbts, takeSignatures } from '../../domain/psbt/combinePsbts.ts';
import { explainPsbt } from '../../domain/psbt/explainPsbt.ts';
import { withoutKnown } from '../../domain/psbt/keepGoodSignatures.ts';
import type { Psbt } from '../../domain/psbt/Psbt.ts';
import type { PsbtProblem } from '../../domain/psbt/PsbtProblem.ts';
import type { CheckedPsbt } from '../../domain/psbt/signingProgress.ts';
import { err, type Result } from '../../domain/result.ts';
import { isOver, type PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { SignedBytes } from '../../domain/tx/sign/signTransfer.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { PsbtFailure, ShownPsbt } from './PsbtState.ts';
import { type OwnerServices, psbtOwner } from './psbtOwner.ts';

type Outside = Pick<Ports, 'network' | 'clock'>;

/**
 * Takes over our signatures only, and persists the result.
 *
 * @returns the request with them
 * @throws {Fault} `bad-answer` when more than signatures came back; those of the journal when it could not be persisted
 */
export async function recordSigned(
  outside: Outside,
  services: OwnerServices,
  { psbt, coins }: ShownPsbt,
  signed: Result<Psbt, PsbtProblem>,
): Promise<Psbt> {
  const taken = signed.ok ? takeSignatures(psbt, signed.value) : signed;
  if (!taken.ok)
    throw new Fault('bad-answer', `the key worker changed more than signatures: ${taken.problem.kind}`);
  await writeDown(outside, services, taken.value, coins);
  return taken.value;
}

/** Joins an answer to the open transaction; signatures over our coins in it are persisted like our own. */
export async function joinSigned(
  outside: Outside,
  services: OwnerServices,
  { psbt, explanation, coins }: ShownPsbt,
  read: Result<Psbt, PsbtProblem>,
  join: typeof combinePsbts,
): Promise<Result<Psbt, PsbtFailure>> {
  const joined = read.ok ? join(psbt, withoutKnown(read.value, explanation)) : read;
  if (!joined.ok) return err({ kind: 'psbt', problem: joined.problem });
  try {
    await writeDown(outside, services, joined.value, coins);
    return joined;
  } catch (thrown) {
    return err({ kind: 'fault', fault: toFault(thrown, 'storage-blocked') });
  }
}

/** A request that was already broadcast is in the journal and stays as it is. @throws {Fault} */
async function writeDown(
  outside: Outside,
  services: OwnerServices,
  psbt: Psbt,
  coins: ShownPsbt['coins'],
): Promise<void> {
  const explained = explainPsbt(psbt, psbtOwner(services, outside.network, coins));
  if (!explained.ok) return;
  const { checkSignatures } = await import('../../domain/psbt/checkSignatures.ts');
  const request = await signedRequest(psbt, checkSignatures(psbt, explained.value), services, outside);
  const { journal } = services.tx;
  const before = request && journal.find(request.txid);
  if (request !== null && (before === null || isOver(before))) await journal.record(request);
}

/** The final bytes; while signatures are missing, only the unsigned id. */
async function bytesOf(psbt: Psbt, explanation: CheckedPsbt): Promise<SignedBytes> {
  const inPart = { txid: explanation.unsignedTxid, rawHex: '' };
  if (!explanation.isComplete) return inPart;
  const { finalizePsbt, extractTransaction } = await import('../../domain/psbt/finishPsbt.ts');
  const finished = finalizePsbt(psbt, explanation);
  const signed = finished.ok ? extractTransaction(finished.value) : finished;
  return signed.ok ? signed.value : inPart;
}

/** The name of the wallet with an address. */
const walletNameOf = (address: DogeAddress, { keyrings }: OwnerServices): string =>
  keyrings.keyrings.find(({ accounts }) => accounts.some((one) => one.address === address))?.name ?? '';

/** Null when no coin of ours has a signature. */
async function signedRequest(
  psbt: Psbt,
  explanation: CheckedPsbt,
  services: OwnerServices,
  { network, clock }: Outside,
): Promise<PendingTransfer | null> {
  const { inputs, outputs, fee } = explanation;
  const from =
    inputs.find(({ isOwn, address, signatures }) => isOwn && signatures > 0 && address !== null)?.address ??
    null;
  if (from === null) return null;
  const paid = outputs.filter(({ isOwn }) => !isOwn);
  const to = paid.find(({ address }) => address !== null)?.address ?? from;
  const { txid, rawHex } = await bytesOf(psbt, explanation);
  return {
    txid,
    rawHex,
    network,
    from,
    to,
    fee,
    size: rawHex.length / 2,
    createdAtMs: clock.nowMs(),
    stage: 'rejected',
    tries: 0,
    confirmations: 0,
    rejection: null,
    amount: sumKoinu(paid.map(({ value }) => value)),
    signedBy: walletNameOf(from, services),
    inputs: inputs.map(({ txid: id, vout, value, address }) => ({
      txid: id,
      vout,
      value,
      address: address ?? from,
    })),
    outputs: outputs.map(({ value, address, isOwn }) => ({ value, address: address ?? to, isOwn })),
  };
}
