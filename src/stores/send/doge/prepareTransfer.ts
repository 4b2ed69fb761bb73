/**
 * Turns a request into signed bytes that are safe to send: the previous transaction of every input is fetched, hashed
 * and believed instead of the indexer's values, and what was signed is read back from the bytes.
 */
import type { Network } from '../../../domain/address/Network.ts';
import { err, type Result } from '../../../domain/result.ts';
import type { ClassifiedCoin } from '../../../domain/tx/Coin.ts';
import type { PrepareStep } from '../../../domain/tx/preparation.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../../ports/ChainIndexer.ts';
import type { SessionId, Vault } from '../../../ports/Vault.ts';
import type { TransferRules } from '../../chain/transferRules.ts';
import type { PreparedTransfer, PrepareProblem } from '../Preparation.ts';
import { planOnVerified } from '../planOnVerified.ts';
import type { TransferRequest } from '../TransferRequest.ts';

export interface PrepareTools {
  readonly rules: TransferRules;
  readonly chain: ChainIndexer;
  readonly vault: Vault;
  readonly session: SessionId;
  readonly network: Network;
  /** one-time scripts of ours: nothing is signed that pays one, whatever it is for */
  readonly commitAddresses: ReadonlySet<string>;
  /** raw previous transactions by id, fetched and hashed before; filled further here */
  readonly previous: Map<Txid, string>;
  readonly signal: AbortSignal;
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
    (txid) => tools.previous.get(txid) ?? [],
  );
  const replaces = transferRequest.replaces?.();
  const doubt =
    replaces &&
    tools.rules.checkReplacement(plan, replaces, (address) => transferRequest.own.includes(address));
  if (doubt) return err({ kind: 'signing', problem: doubt });
  const request = { plan, previousTransactions, ...(replaces ? { replaces } : {}) };
  const signed = await (transferRequest.sign?.(request) ?? tools.vault.sign(tools.session, request));
  if (!signed.ok) return err({ kind: 'signing', problem: signed.problem });
  const { rawHex, ticket } = signed.value;
  const parsed = tools.rules.parseTransfer(rawHex, previousTransactions, transferRequest.own, tools.network);
  if (!parsed.ok) return err({ kind: 'bytes', problem: parsed.problem });
  const warnings = tools.rules.warningsOf(plan);
  const held = ticket === undefined ? {} : { ticket };
  return { ok: true, value: { rawHex, plan, parsed: parsed.value, warnings, ...held } };
}
