/**
 * Turns a request into signed token transfers that are safe to send: indexes and chain are asked anew, the previous
 * transaction of every coin is fetched, hashed and believed, and what was signed is read back from the bytes.
 */
import { type Koinu, sumKoinu } from '../../domain/amount/Koinu.ts';
import { planWarnings } from '../../domain/drc20/planWarnings.ts';
import { tokenKey } from '../../domain/drc20/TokenId.ts';
import type { CommitInput, TokenCost, TokenPlan, TokenPlanProblem } from '../../domain/drc20/TokenPlan.ts';
import type { TokenSendProblem, TokenSendWarning } from '../../domain/drc20/TokenSendProblem.ts';
import { NO_UNITS, tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { Fault } from '../../domain/fault.ts';
import { err, type Result } from '../../domain/result.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { SessionId, SignedTokenTransfer } from '../../ports/Vault.ts';
import type { Account } from '../AccountStore.ts';
import { lastValue } from '../loadable.ts';
import type { TxStore } from '../TxStore.ts';
import { guardPayment } from '../tx/payOnce.ts';
import { planOnVerified } from '../tx/planOnVerified.ts';
import type { PrepareStep } from '../tx/prepareTransfer.ts';
import { REVEALS } from '../tx/tieRules.ts';
import { fetchHoldings, type HeldAsset, judgeClaims } from './fetchHoldings.ts';
import { outgoingUnits } from './outgoing.ts';
import type {
  PreparedTokenTransfer,
  ReviewedTokens,
  TokenPrepareProblem,
  TokenSendSpec,
  TokenTransferRequest,
} from './reviewedTokens.ts';
import type { TokenJournal } from './TokenJournal.ts';
import { specsOf } from './tokenSpecs.ts';

export interface TokenTools {
  readonly ports: Ports;
  readonly tx: TxStore;
  readonly journal: TokenJournal;
  /** whose token moves, and who pays */
  readonly account: Account;
  readonly session: SessionId;
  /** raw previous transactions by id, fetched and hashed before; filled further here */
  readonly previous: Map<Txid, string>;
  readonly signal: AbortSignal;
  readonly onStep: (step: PrepareStep) => void;
}

/** What is prepared; the request itself is known to whoever asked. */
export type PreparedTokens = Omit<ReviewedTokens, 'spec'>;

type Prepared<Value> = Result<Value, TokenPrepareProblem>;

const loadTokenRules = () => import('../../domain/drc20/tokenRules.ts');

type TokenRules = Awaited<ReturnType<typeof loadTokenRules>>;

const assetOf = (spec: TokenSendSpec): HeldAsset =>
  spec.kind === 'file'
    ? { kind: 'file', fileId: spec.fileId }
    : { kind: 'token', key: tokenKey(spec.summary.id) };

const unitsOf = (spec: TokenSendSpec) =>
  spec.kind === 'file'
    ? tokenUnits(1n)
    : tokenUnits(spec.payments.reduce((sum, { amount }) => sum + amount, 0n));

const sendProblem = (problem: TokenSendProblem) => err({ kind: 'send', problem } as const);

/** Asks, plans, fetches, believes, signs and reads back. @throws {Fault} when the outside fails or the signal aborts */
export async function prepareTokens(
  tools: TokenTools,
  { spec, feeRate }: TokenTransferRequest,
): Promise<Prepared<PreparedTokens>> {
  const rules = await loadTokenRules();
  const guard = guardPayment(tools.tx.payingWallet, recipientsOf(spec), REVEALS);
  const coins = await guard.coins();
  const held = await judgeHolding(tools, spec);
  if (!held.ok) return sendProblem(held.problem);
  const { account, ports } = tools;
  const { pubkey, keyForm, address: holder } = account;
  const unreported = guard.takeUnreported();
  if (unreported !== null) return sendProblem(wentThrough(unreported));
  if (holder === '') throw new Fault('not-found', 'no account');
  const request = {
    ...{ holder, pubkey, keyForm, feeRate, network: ports.network, specs: specsOf(spec) },
    commitAddresses: tools.tx.commits.addresses,
  };
  const planned = await plan(
    tools,
    (verified) => rules.planExclusiveTokens({ ...request, coins: verified }, guard.ties()),
    coins,
  );
  if (!planned.ok) return planned;
  const signed = await sign(tools, rules, planned.value);
  if (!signed.ok) return signed;
  const cost = costOf(signed.value.transfers);
  const warnings = [...held.value, ...planWarnings(planned.value, cost)];
  return { ok: true, value: { plan: planned.value, ...signed.value, cost, warnings } };
}

const recipientsOf = (spec: TokenSendSpec) => specsOf(spec).map(({ to }) => to);

/** The reveal of an earlier transfer was rejected, and the network has it after all. */
const wentThrough = (earlier: Txid): TokenSendProblem => ({
  kind: 'plan',
  problem: { kind: 'coins', problem: { kind: 'went-through', earlier }, cost: null },
});

/** What indexes say now, against what is requested and what is on its way already. */
async function judgeHolding(
  { ports, tx, journal, account, signal }: TokenTools,
  spec: TokenSendSpec,
): Promise<Result<readonly TokenSendWarning[], TokenSendProblem>> {
  if (account.address === '') throw new Fault('not-found', 'no account');
  const asset = assetOf(spec);
  const tip = lastValue(tx.coins.snapshot)?.tip.height ?? null;
  const nowMs = ports.clock.nowMs();
  const question = { indexers: ports.tokens, holder: account.address, asset, tip, nowMs, signal };
  const claims = await fetchHoldings(question);
  const leaving =
    asset.kind === 'token'
      ? (outgoingUnits(journal.transfers, account.address).get(asset.key) ?? NO_UNITS)
      : tokenUnits(journal.unsettled.some(({ subject }) => isFile(subject, asset.fileId)) ? 1n : 0n);
  return judgeClaims(claims, unitsOf(spec), leaving, asset.kind);
}

const isFile = (subject: { readonly kind: string; readonly fileId?: Txid }, fileId: Txid): boolean =>
  subject.kind === 'file' && subject.fileId === fileId;

const spentBy = (input: CommitInput): readonly Txid[] => (input.kind === 'coin' ? [input.coin.txid] : []);

const coinsSpent = ({ transfers }: TokenPlan): readonly Txid[] => [
  ...new Set(transfers.flatMap(({ commit }) => commit.inputs.flatMap(spentBy))),
];

async function plan(
  tools: TokenTools,
  make: Parameters<typeof planOnVerified<TokenPlan, TokenPlanProblem>>[2]['plan'],
  coins: Parameters<typeof planOnVerified>[1],
): Promise<Prepared<TokenPlan>> {
  const { ports, tx, previous, signal, onStep } = tools;
  if (tx.rules === null) await tx.loadRules();
  const { rules } = tx;
  if (rules === null) throw tx.rulesFault ?? new Fault('offline', 'the rules did not load');
  const onFetched = (done: number, total: number) => onStep({ kind: 'fetching', done, total });
  const verifying = { rules, chain: ports.chain, network: ports.network, previous, signal, onFetched };
  const planned = await planOnVerified(verifying, coins, { plan: make, spends: coinsSpent });
  if (planned.ok) return planned;
  const { problem } = planned;
  return problem.kind === 'plan' ? sendProblem(problem) : err({ kind: 'previous', problem: problem.problem });
}

/** Signs all, and reads every one back from its bytes. */
async function sign(
  tools: TokenTools,
  rules: TokenRules,
  planned: TokenPlan,
): Promise<Prepared<Pick<ReviewedTokens, 'transfers' | 'ticket'>>> {
  const { ports, session, onStep, signal } = tools;
  onStep({ kind: 'signing', inputs: planned.transfers.length * 2 });
  const previousTransactions = previousOf(tools, planned);
  const request = { plan: planned, previousTransactions };
  const signed = await ports.vault.signTokenTransfers(session, request);
  if (signal.aborted) throw new Fault('offline', 'given up');
  if (!signed.ok) return err({ kind: 'signing', problem: signed.problem });
  const read = readSigned(tools, rules, planned, signed.value);
  if (!read.ok) return read;
  const ticket = signed.value[0]?.commit.ticket;
  return { ok: true, value: { transfers: read.value, ...(ticket === undefined ? {} : { ticket }) } };
}

const previousOf = ({ previous }: Pick<TokenTools, 'previous'>, planned: TokenPlan): readonly string[] =>
  coinsSpent(planned).flatMap((txid) => previous.get(txid) ?? []);

/** Reads what was signed back from its bytes: it does what was planned, and nothing else. */
export function readSigned(
  tools: Pick<TokenTools, 'ports' | 'account' | 'previous'>,
  rules: TokenRules,
  planned: TokenPlan,
  signed: readonly SignedTokenTransfer[],
): Prepared<readonly PreparedTokenTransfer[]> {
  const { ports, account } = tools;
  const known = [...previousOf(tools, planned), ...signed.map(({ commit }) => commit.rawHex)];
  const own = account.address === '' ? [] : [account.address];
  const prepared: PreparedTokenTransfer[] = [];
  for (const [index, { commit, reveal }] of signed.entries()) {
    const read = rules.parseTokenTransfer(commit.rawHex, reveal.rawHex, known, own, ports.network);
    if (!read.ok) return err({ kind: 'bytes', problem: read.problem });
    if (!isAsPlanned(read.value, planned, index)) {
      return err({ kind: 'bytes', problem: { kind: 'not-a-transfer' } });
    }
    prepared.push({ commitHex: commit.rawHex, revealHex: reveal.rawHex, parsed: read.value });
  }
  return { ok: true, value: prepared };
}

/** Whether the bytes do what was planned at this place, and nothing else. */
function isAsPlanned(
  { content, to, from }: PreparedTokenTransfer['parsed'],
  { transfers, holder }: TokenPlan,
  index: number,
): boolean {
  const planned = transfers[index];
  return planned !== undefined && planned.content === content && planned.to === to && from === holder;
}

const sumOf = (values: readonly Koinu[]): Koinu => sumKoinu(values);

/** What all of it costs, as the bytes say. */
export function costOf(transfers: readonly PreparedTokenTransfer[]): TokenCost {
  const commitFees = sumOf(transfers.map(({ parsed }) => parsed.commit.fee));
  const revealFees = sumOf(transfers.map(({ parsed }) => parsed.reveal.fee));
  const given = sumOf(transfers.map(({ parsed }) => parsed.given));
  return { commitFees, revealFees, given, total: sumOf([commitFees, revealFees, given]) };
}
