/**
 * Turns a request into signed bytes that are safe to send: the previous transaction of every input is fetched, hashed
 * and believed instead of the indexer's values, and what was signed is read back from the bytes.
 */
import type { Network } from '../../../domain/address/Network.ts';
import { paidBill } from '../../../domain/dogeconnect/paidBill.ts';
import { err, type Result } from '../../../domain/result.ts';
import { type ClassifiedCoin, outpointKey } from '../../../domain/tx/Coin.ts';
import type { PendingTransfer } from '../../../domain/tx/PendingTransfer.ts';
import type { Purpose } from '../../../domain/tx/Purpose.ts';
import type { PrepareStep } from '../../../domain/tx/preparation.ts';
import type { SessionId, Vault } from '../../../ports/Vault.ts';
import { type PlanningTools, planOnVerified } from '../planOnVerified.ts';
import type { PreparedTransfer, PrepareProblem, TransferRequest } from '../TransferFlow.ts';

export interface PrepareTools extends Omit<PlanningTools, 'onFetched'> {
  readonly vault: Vault;
  readonly session: SessionId;
  /** one-time scripts of ours: nothing is signed that pays one, whatever it is for */
  readonly commitAddresses: ReadonlySet<string>;
  readonly onStep: (step: PrepareStep) => void;
}

/** Plans, fetches, believes, signs and reads back. @throws {Fault} when the outside fails or the signal aborts */
export async function prepareTransfer(
  tools: PrepareTools,
  transferRequest: TransferRequest,
  coins: readonly ClassifiedCoin[],
): Promise<Result<PreparedTransfer, PrepareProblem>> {
  const onFetched = (done: number, total: number) => tools.onStep({ kind: 'fetching', done, total });
  const planned = await planOnVerified({ ...tools, onFetched }, coins, {
    plan: (verified) => transferRequest.plan(tools.rules, verified),
    spends: ({ inputs }) => inputs.map((input) => input.txid),
  });
  if (!planned.ok) return planned;
  const plan = planned.value;
  const paysScript = tools.rules.scriptProblem(
    plan.outputs.map(({ to }) => to),
    tools.commitAddresses,
  );
  if (paysScript !== null) return err({ kind: 'plan', problem: paysScript });
  tools.onStep({ kind: 'signing', inputs: plan.inputs.length });
  const previousTransactions = [...new Set(plan.inputs.map((input) => input.txid))].flatMap(
    (txid) => tools.previous.get(txid)?.rawHex ?? [],
  );
  const replaces = transferRequest.replaces?.();
  const doubt =
    replaces &&
    tools.rules.checkReplacement(plan, replaces, (address) => transferRequest.own.includes(address));
  if (doubt) return err({ kind: 'signing', problem: doubt });
  const { purpose } = transferRequest;
  const bill = plan.data === undefined || purpose.kind !== 'pay-bill' ? undefined : purpose.bill.signed;
  const request = {
    ...{ plan, previousTransactions },
    ...(replaces ? { replaces } : {}),
    ...(bill ? { bill } : {}),
  };
  const signed = await (transferRequest.sign?.(request) ?? tools.vault.sign(tools.session, request));
  if (!signed.ok) return err({ kind: 'signing', problem: signed.problem });
  const { rawHex, ticket } = signed.value;
  const parsed = tools.rules.parseTransfer(rawHex, tools.previous, transferRequest.own, tools.network);
  if (!parsed.ok) return err({ kind: 'bytes', problem: parsed.problem });
  const held = ticket === undefined ? {} : { ticket };
  return { ok: true, value: { rawHex, plan, parsed: parsed.value, ...held } };
}

/**
 * What is written down of a transfer before it leaves, read from its own bytes.
 *
 * @param purpose - what it is for: a replacement is tied to what it replaces
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
    ...{ txid, rawHex, network, from, to, amount, fee, size, createdAtMs },
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
