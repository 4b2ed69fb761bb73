/** Gets signed bytes that the vault held back, and compares them with those reviewed. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import { Fault } from '../../domain/fault.ts';
import { ok, type Result } from '../../domain/result.ts';
import { parseTransfer } from '../../domain/tx/parse/parseTransfer.ts';
import { blankSignatures } from '../../domain/tx/sign/blankSignatures.ts';
import type { VerifiedTransactions } from '../../domain/tx/sign/verifyPrevious.ts';
import type { OwnerProof, ReleaseProblem, SessionId, SignedTransfer, Vault } from '../../ports/Vault.ts';
import type { PreparedTransfer } from './TransferFlow.ts';

export interface ReleaseTools {
  readonly vault: Vault;
  readonly session: SessionId;
}

/** What was reviewed: bytes without signatures, in signing order. */
export interface HeldBytes {
  readonly ticket: string;
  readonly reviewed: readonly string[];
  /** whether the input scripts of the transaction at an index were part of the review */
  readonly keeps?: (index: number) => boolean;
}

/**
 * Problems: as `release` of the vault
 *
 * @throws {Fault} `bad-answer` when the bytes are not those reviewed: they must not be broadcast
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

/** What signed bytes are parsed with. */
export interface TransferReading {
  readonly network: Network;
  /** previous transactions verified before */
  readonly previous: VerifiedTransactions;
  /** addresses that count as ours */
  readonly own: readonly DogeAddress[];
}

/**
 * Gets the signatures of one transfer, which may then be sent. A transfer without held signatures is returned unchanged.
 *
 * Problems: as `release` of the vault
 *
 * @throws {Fault} `bad-answer` when the bytes are not those reviewed, or can't be parsed
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
