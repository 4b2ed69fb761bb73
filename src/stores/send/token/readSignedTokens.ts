/** Reads signed token transfers back from their bytes, and holds them against what was planned. */
import { type Koinu, sumKoinu } from '../../../domain/amount/Koinu.ts';
import { parseTokenTransfer } from '../../../domain/drc20/send/parseTokenTransfer.ts';
import type { CommitInput, TokenCost, TokenPlan } from '../../../domain/drc20/send/TokenPlan.ts';
import { err, type Result } from '../../../domain/result.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { SignedTokenTransfer } from '../../../ports/Vault.ts';
import type { PreparedTokenTransfer, TokenPrepareProblem } from './reviewedTokens.ts';
import type { TokenTools } from './TokenTools.ts';

const spentBy = (input: CommitInput): readonly Txid[] => (input.kind === 'coin' ? [input.coin.txid] : []);

/** Transactions whose coins a plan spends. */
export const coinsSpent = ({ transfers }: TokenPlan): readonly Txid[] => [
  ...new Set(transfers.flatMap(({ commit }) => commit.inputs.flatMap(spentBy))),
];

/** Raw transactions whose coins a plan spends, as far as they were fetched. */
export const previousOf = (
  { previous }: Pick<TokenTools, 'previous'>,
  planned: TokenPlan,
): readonly string[] => coinsSpent(planned).flatMap((txid) => previous.get(txid) ?? []);

/** Reads what was signed back from its bytes: it does what was planned, and nothing else. */
export function readSigned(
  tools: Pick<TokenTools, 'ports' | 'account' | 'previous'>,
  planned: TokenPlan,
  signed: readonly SignedTokenTransfer[],
): Result<readonly PreparedTokenTransfer[], TokenPrepareProblem> {
  const { ports, account } = tools;
  const known = [...previousOf(tools, planned), ...signed.map(({ commit }) => commit.rawHex)];
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
