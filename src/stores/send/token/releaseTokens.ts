/** Gets the signatures of reviewed token transfers that the vault held back, and parses them back. */
import { Fault } from '../../../domain/fault.ts';
import { ok, type Result } from '../../../domain/result.ts';
import type { OwnerProof, ReleaseProblem, SignedTokenTransfer } from '../../../ports/Vault.ts';
import { releaseHeld } from '../releaseHeld.ts';
import { readSigned } from './prepareTokens.ts';
import type { PreparedTokenTransfer, ReviewedTokens, TokenTools } from './TokenFlow.ts';

/** Commits and reveals alternate; a reveal's input script was part of the review. */
const isReveal = (index: number): boolean => index % 2 === 1;

/**
 * Problems: as `release` of the vault
 *
 * @throws {Fault} `bad-answer` when the bytes are not those reviewed
 */
export async function releaseTokens(
  tools: Pick<TokenTools, 'ports' | 'account' | 'previous' | 'session'>,
  { plan, transfers }: ReviewedTokens,
  ticket: string,
  proof: OwnerProof,
): Promise<Result<readonly PreparedTokenTransfer[], ReleaseProblem>> {
  const { session, ports } = tools;
  const reviewed = transfers.flatMap(({ commitHex, revealHex }) => [commitHex, revealHex]);
  const services = { vault: ports.vault, session };
  const released = await releaseHeld(services, { ticket, reviewed, keeps: isReveal }, proof);
  if (!released.ok) return released;
  const signed = transfers.map((_, index): SignedTokenTransfer => {
    const [commit, reveal] = released.value.slice(2 * index, 2 * index + 2);
    if (commit === undefined || reveal === undefined) throw new Fault('bad-answer', 'fewer transfers');
    return { commit, reveal };
  });
  const read = readSigned(tools, plan, signed);
  if (!read.ok) throw new Fault('bad-answer', 'signed bytes that do something else');
  return ok(read.value);
}
