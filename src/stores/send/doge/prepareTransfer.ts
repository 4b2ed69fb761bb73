/**
 * Turns a request into signed bytes that are safe to send: values come from verified previous transactions instead of the indexer,
 * and the signed bytes are parsed back.
 */
import type { Network } from '../../../domain/address/Network.ts';
import { paidBill } from '../../../domain/dogeconnect/paidBill.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import { outpointKey } from '../../../domain/tx/Coin.ts';
import type { PendingTransfer } from '../../../domain/tx/PendingTransfer.ts';
import type { Purpose } from '../../../domain/tx/Purpose.ts';
import { parseTransfer } from '../../../domain/tx/parse/parseTransfer.ts';
import { checkReplacement } from '../../../domain/tx/replacement/checkReplacement.ts';
import type { SigningProblem } from '../../../domain/tx/SigningProblem.ts';
import { scriptProblem } from '../../../domain/tx/Transfer.ts';
import type { Ports } from '../../../ports/Ports.ts';
import type { SignedTransfer, SigningRequest, Vault } from '../../../ports/Vault.ts';
import type { Session } from '../../session/Session.ts';
import type { PreparedTransfer, PrepareProblem, TransferRequest } from '../TransferFlow.ts';
import { type PlannedTransfer, planRequest, type RequestTools, type VerifyingTools } from './planRequest.ts';

export interface SigningTools extends VerifyingTools {
  readonly ports: Pick<Ports, 'chain' | 'network'> & {
    readonly vault: Pick<Vault, 'sign' | 'signWithDraft'>;
  };
  readonly wallet: VerifyingTools['wallet'] & Pick<RequestTools['wallet'], 'commits'>;
  readonly session: Session;
}

export type PrepareTools = RequestTools & SigningTools;

/** Plans, verifies, signs and parses back. @throws {Fault} when a request fails, or it was canceled */
export async function prepareTransfer(
  tools: PrepareTools,
  request: TransferRequest,
): Promise<Result<PreparedTransfer, PrepareProblem>> {
  const planned = await planRequest(tools, request);
  return planned.ok ? signPlanned(tools, request, planned.value) : planned;
}

/** Signs a plan and parses it back. Rejects payments to our own commit scripts, and replacements that aren't valid ones. @throws {Fault} */
export async function signPlanned(
  tools: SigningTools,
  request: TransferRequest,
  { plan, replaces }: PlannedTransfer,
): Promise<Result<PreparedTransfer, PrepareProblem>> {
  const { wallet, previous, ports } = tools;
  const { own, purpose } = request;
  const paid = plan.outputs.map(({ to }) => to);
  const paysScript = scriptProblem(paid, wallet.commits.addresses);
  if (paysScript !== null) return err({ kind: 'plan', problem: paysScript });
  tools.onStep({ kind: 'signing', inputs: plan.inputs.length });
  const made = new Set(plan.inputs.map(({ txid }) => txid));
  const previousTransactions = [...made].flatMap((txid) => previous.get(txid)?.rawHex ?? []);
  const doubt = replaces && checkReplacement(plan, replaces, (address) => own.includes(address));
  if (doubt) return err({ kind: 'signing', problem: doubt });
  const bill = plan.data === undefined || purpose.kind !== 'pay-bill' ? undefined : purpose.bill.signed;
  const signed = await sign(tools, request, {
    plan,
    previousTransactions,
    ...(replaces ? { replaces } : {}),
    ...(bill ? { bill } : {}),
  });
  if (!signed.ok) return err({ kind: 'signing', problem: signed.problem });
  const { rawHex, ticket } = signed.value;
  const parsed = parseTransfer(rawHex, previous, own, ports.network);
  if (!parsed.ok) return err({ kind: 'bytes', problem: parsed.problem });
  const held = ticket === undefined ? {} : { ticket };
  return ok({ rawHex, plan, parsed: parsed.value, ...held });
}

/** With the vault's keys, or a paper wallet's; fully signed requests are passed through. */
async function sign(
  { ports: { vault }, session }: SigningTools,
  request: TransferRequest,
  signing: SigningRequest,
): Promise<Result<SignedTransfer, SigningProblem>> {
  if (request.kind === 'signed') return ok(request.signed);
  if (request.kind !== 'sweep') return vault.sign(session.sessionId, signing);
  const { draftId, choice } = request.paper;
  return vault.signWithDraft(session.sessionId, draftId, choice, signing);
}

/**
 * The journal's record of a transfer before its broadcast, from its own bytes.
 *
 * @param purpose - links a replacement to what it replaces
 * @param createdAtMs - now, milliseconds since 1970
 * @throws {RangeError} when it has no inputs or no outputs
 */
export function pendingOf(
  { parsed, plan, rawHex }: PreparedTransfer,
  purpose: Purpose,
  network: Network,
  createdAtMs: number,
): PendingTransfer {
  const { to } = plan.outputs[0] ?? {};
  const from = plan.inputs[0]?.address;
  if (to === undefined || from === undefined) throw new RangeError('a transfer has inputs and outputs');
  const { txid, size, fee, sent: amount } = parsed;
  const verdicts = new Map(plan.inputs.map((coin) => [outpointKey(coin), coin.inscription]));
  return {
    txid,
    rawHex,
    network,
    from,
    to,
    amount,
    fee,
    size,
    createdAtMs,
    inputs: parsed.inputs.map((input) => {
      const inscription = verdicts.get(outpointKey(input));
      const { address } = input;
      return { ...input, address: address ?? from, ...(inscription === undefined ? {} : { inscription }) };
    }),
    outputs: parsed.outputs.map((output) => ({ ...output, address: output.address ?? to })),
    stage: 'sending',
    tries: 0,
    confirmations: 0,
    rejection: null,
    ...('replaces' in purpose ? { replaces: purpose.replaces } : {}),
    ...(purpose.kind === 'pay-bill' ? { bill: paidBill(purpose.bill) } : {}),
  };
}
