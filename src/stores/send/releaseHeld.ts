/** Fetches signed bytes that the vault kept back, and holds them against those that the person looked at. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import { Fault } from '../../domain/fault.ts';
import { ok, type Result } from '../../domain/result.ts';
import { parseTransfer } from '../../domain/tx/parse/parseTransfer.ts';
import { blankSignatures } from '../../domain/tx/sign/blankSignatures.ts';
import type { VerifiedTransactions } from '../../domain/tx/sign/verifyPrevious.ts';
import type { OwnerProof, ReleaseProblem, SessionId, SignedTransfer, Vault } from '../../ports/Vault.ts';
import type { PreparedTransfer } from './TransferFlow.ts';

/** What signatures are fetched with. */
export interface ReleaseTools {
  readonly vault: Vault;
  readonly session: SessionId;
}

/** What was reviewed: bytes without signatures, in the order in which they were signed. */
export interface HeldBytes {
  readonly ticket: string;
  readonly reviewed: readonly string[];
  /** whether those at this index are such whose input scripts are part of what was reviewed */
  readonly keeps?: (index: number) => boolean;
}

/**
 * Problems: as `release` of the vault
 *
 * @throws {Fault} `bad-answer` when other bytes come back than were reviewed: nothing of them may leave
 */
export async function releaseHeld(
  { vault, session }: ReleaseTools,
  { ticket, reviewed, keeps }: HeldBytes,
  proof: OwnerProof,
): Promise<Result<readonly SignedTransfer[], ReleaseProblem>> {
  const released = await vault.release(session, ticket, proof);
  if (!released.ok) return released;
  const blanked = blankSignatures(
    released.value.map(({ rawHex }) => rawHex),
    keeps,
  );
  const isSame = blanked.length === reviewed.length && blanked.every((hex, index) => hex === reviewed[index]);
  if (!isSame) throw new Fault('bad-answer', 'other bytes than those that were reviewed');
  return ok(released.value);
}

/** What the signed bytes of one transfer are read with. */
export interface TransferReading {
  readonly network: Network;
  /** previous transactions that were read and hashed before */
  readonly previous: VerifiedTransactions;
  /** addresses that count as ours */
  readonly own: readonly DogeAddress[];
}

/**
 * Fetches the signatures of one transfer: it may be sent then. One that nothing is kept back of comes back as it is.
 *
 * Problems: as `release` of the vault
 *
 * @throws {Fault} `bad-answer` when other bytes come back than were reviewed, or such as cannot be read
 */
export async function releaseTransfer(
  tools: ReleaseTools,
  { ticket, ...transfer }: PreparedTransfer,
  { network, previous, own }: TransferReading,
  proof: OwnerProof,
): Promise<Result<PreparedTransfer, ReleaseProblem>> {
  if (ticket === undefined) return ok(transfer);
  const released = await releaseHeld(tools, { ticket, reviewed: [transfer.rawHex] }, proof);
  if (!released.ok) return released;
  const rawHex = released.value[0]?.rawHex ?? '';
  const parsed = parseTransfer(rawHex, previous, own, network);
  if (!parsed.ok) throw new Fault('bad-answer', 'signed bytes that cannot be read');
  return ok({ ...transfer, rawHex, parsed: parsed.value });
}
