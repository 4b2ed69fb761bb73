/** Fetches signed bytes that the vault kept back, and holds them against those that the person looked at. */
import { Fault } from '../../domain/fault.ts';
import { ok, type Result } from '../../domain/result.ts';
import type { OwnerProof, ReleaseProblem, SessionId, SignedTransfer, Vault } from '../../ports/Vault.ts';
import type { TransferRules } from './transferRules.ts';

/** What was reviewed: bytes without signatures, in the order in which they were signed. */
export interface HeldBytes {
  readonly ticket: string;
  readonly reviewed: readonly string[];
  /** the places of those whose input scripts are part of what was reviewed */
  readonly keeps?: (place: number) => boolean;
}

/**
 * Problems: as `release` of the vault
 *
 * @throws {Fault} `bad-answer` when other bytes come back than were reviewed: nothing of them may leave
 */
export async function releaseHeld(
  {
    vault,
    session,
    rules,
  }: { readonly vault: Vault; readonly session: SessionId; readonly rules: TransferRules },
  { ticket, reviewed, keeps }: HeldBytes,
  proof: OwnerProof,
): Promise<Result<readonly SignedTransfer[], ReleaseProblem>> {
  const released = await vault.release(session, ticket, proof);
  if (!released.ok) return released;
  const blanked = rules.blankSignatures(
    released.value.map(({ rawHex }) => rawHex),
    keeps,
  );
  const isSame = blanked.length === reviewed.length && blanked.every((hex, place) => hex === reviewed[place]);
  if (!isSame) throw new Fault('bad-answer', 'other bytes than those that were reviewed');
  return ok(released.value);
}
