/**
 * Turns a request into signed token transfers that are safe to send: holdings and coins are read again, values come from verified
 * previous transactions, and the signed bytes are parsed back.
 */

import { type Koinu, sumKoinu } from '../../../domain/amount/Koinu.ts';
import { parseTokenTransfer } from '../../../domain/drc20/send/parseTokenTransfer.ts';
import { planExclusiveTokens } from '../../../domain/drc20/send/planExclusiveTokens.ts';
import { planWarnings } from '../../../domain/drc20/send/planWarnings.ts';
import { specsOf, type TokenSendSpec } from '../../../domain/drc20/send/TokenPayment.ts';
import type {
  CommitInput,
  TokenCost,
  TokenPlan,
  TokenPlanProblem,
} from '../../../domain/drc20/send/TokenPlan.ts';
import type { TokenSendProblem } from '../../../domain/drc20/send/TokenSendProblem.ts';
import { Fault } from '../../../domain/fault.ts';
import { err, type Result } from '../../../domain/result.ts';
import { type RawTransaction, transactionsByHash } from '../../../domain/tx/parse/parseTransaction.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { SignedTokenTransfer } from '../../../ports/Vault.ts';
import { guardPayment } from '../payOnce.ts';
import { planOnVerified } from '../planOnVerified.ts';
import { REVEALS } from '../tieRules.ts';
import { judgeHolding } from './judgeHolding.ts';
import type {
  PreparedTokenTransfer,
  ReviewedTokens,
  TokenPrepareProblem,
  TokenTools,
  TokenTransferRequest,
} from './TokenFlow.ts';

/** Without the request, which the caller has. */
export type PreparedTokens = Omit<ReviewedTokens, 'spec'>;

type Prepared<Value> = Result<Value, TokenPrepareProblem>;

const sendProblem = (problem: TokenSendProblem) => err({ kind: 'send', problem } as const);

/** Reads, plans, verifies, signs and parses back. @throws {Fault} when a request fails or the signal aborts */
export async function prepareTokens(
  tools: TokenTools,
  { spec, feeRate }: TokenTransferRequest,
): Promise<Prepared<PreparedTokens>> {
  const guard = guardPayment(tools.wallet.payingWallet, recipientsOf(spec), REVEALS);
  const coins = await guard.coins();
  const held = await judgeHolding(tools, spec);
  if (!held.ok) return sendProblem(held.problem);
  const { account, ports } = tools;
  const { pubkey, keyForm, address: holder } = account;
  const unreported = guard.takeUnreported();
  if (unreported !== null) return sendProblem(wentThrough(unreported));
  if (holder === '') throw new Fault('not-found', 'no account');
  const request = {
    holder,
    pubkey,
    keyForm,
    feeRate,
    network: ports.network,
    specs: specsOf(spec),
    commitAddresses: tools.wallet.commits.addresses,
  };
  const planned = await plan(
    tools,
    (verified) => planExclusiveTokens({ ...request, coins: verified }, guard.ties()),
    coins,
  );
  if (!planned.ok) return planned;
  const signed = await sign(tools, planned.value);
  if (!signed.ok) return signed;
  const cost = costOf(signed.value.transfers);
  const warnings = [...held.value, ...planWarnings(planned.value, cost)];
  return { ok: true, value: { plan: planned.value, ...signed.value, cost, warnings } };
}

const recipientsOf = (spec: TokenSendSpec) => specsOf(spec).map(({ to }) => to);

/** The reveal of an earlier transfer was rejected, but the network has it after all. */
const wentThrough = (earlier: Txid): TokenSendProblem => ({
  kind: 'plan',
  problem: { kind: 'coins', problem: { kind: 'went-through', earlier }, cost: null },
});

async function plan(
  tools: TokenTools,
  make: Parameters<typeof planOnVerified<TokenPlan, TokenPlanProblem>>[2]['plan'],
  coins: Parameters<typeof planOnVerified>[1],
): Promise<Prepared<TokenPlan>> {
  const { ports, wallet, previous, signal, onStep } = tools;
  const onFetched = (done: number, total: number) => onStep({ kind: 'fetching', done, total });
  const { journal } = wallet.payingWallet;
  const { origins } = wallet.coins;
  const verifying = {
    chain: ports.chain,
    network: ports.network,
    previous,
    written: journal.transfers,
    origins,
    signal,
    onFetched,
  };
  const planned = await planOnVerified(verifying, coins, { plan: make, spends: coinsSpent });
  if (planned.ok) return planned;
  const { problem } = planned;
  return problem.kind === 'plan' ? sendProblem(problem) : err({ kind: 'previous', problem: problem.problem });
}

/** Signs all of them, and parses each back from its bytes. */
async function sign(
  tools: TokenTools,
  planned: TokenPlan,
): Promise<Prepared<Pick<ReviewedTokens, 'transfers' | 'ticket'>>> {
  const { ports, session, onStep, signal } = tools;
  onStep({ kind: 'signing', inputs: planned.transfers.length * 2 });
  const previousTransactions = coinsSpent(planned).flatMap((txid) => tools.previous.get(txid)?.rawHex ?? []);
  const request = { plan: planned, previousTransactions };
  const signed = await ports.vault.signTokenTransfers(session, request);
  if (signal.aborted) throw new Fault('offline', 'given up');
  if (!signed.ok) return err({ kind: 'signing', problem: signed.problem });
  const read = readSigned(tools, planned, signed.value);
  if (!read.ok) return read;
  const ticket = signed.value[0]?.commit.ticket;
  return { ok: true, value: { transfers: read.value, ...(ticket === undefined ? {} : { ticket }) } };
}

const spentBy = (input: CommitInput): readonly Txid[] => (input.kind === 'coin' ? [input.coin.txid] : []);

/** Transactions whose coins a plan spends. */
export const coinsSpent = ({ transfers }: TokenPlan): readonly Txid[] => [
  ...new Set(transfers.flatMap(({ commit }) => commit.inputs.flatMap(spentBy))),
];

/** Parses the signed bytes back and checks that each does exactly what was planned. */
export function readSigned(
  tools: Pick<TokenTools, 'ports' | 'account' | 'previous'>,
  planned: TokenPlan,
  signed: readonly SignedTokenTransfer[],
): Result<readonly PreparedTokenTransfer[], TokenPrepareProblem> {
  const { ports, account } = tools;
  const commits = transactionsByHash(signed.map(({ commit }) => commit.rawHex));
  const known = new Map<Txid, RawTransaction>([...tools.previous, ...commits]);
  const own = account.address === '' ? [] : [account.address];
  const prepared: PreparedTokenTransfer[] = [];
  for (const [index, { commit, reveal }] of signed.entries()) {
    const read = parseTokenTransfer(commit.rawHex, reveal.rawHex, known, own, ports.network);
    if (!read.ok) return err({ kind: 'bytes', problem: read.problem });
    if (!isAsPlanned(read.value, planned, index)) {
      return err({ kind: 'bytes', problem: { kind: 'not-a-transfer' } });
    }
    prepared.push({ commitHex: commit.rawHex, revealHex: reveal.rawHex, parsed: read.value });
  }
  return { ok: true, value: prepared };
}

/** Whether content, recipient and sender are as planned. */
function isAsPlanned(
  { content, to, from }: PreparedTokenTransfer['parsed'],
  { transfers, holder }: TokenPlan,
  index: number,
): boolean {
  const planned = transfers[index];
  return planned !== undefined && planned.content === content && planned.to === to && from === holder;
}

const sumOf = (values: readonly Koinu[]): Koinu => sumKoinu(values);

/** The total cost, from the bytes. */
export function costOf(transfers: readonly PreparedTokenTransfer[]): TokenCost {
  const commitFees = sumOf(transfers.map(({ parsed }) => parsed.commit.fee));
  const revealFees = sumOf(transfers.map(({ parsed }) => parsed.reveal.fee));
  const given = sumOf(transfers.map(({ parsed }) => parsed.given));
  return { commitFees, revealFees, given, total: sumOf([commitFees, revealFees, given]) };
}
