import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import type { Network } from '../domain/address/Network.ts';
import type { Result } from '../domain/result.ts';
import type { SigningProblem } from '../domain/tx/SigningProblem.ts';
import type { TransferPlan } from '../domain/tx/Transfer.ts';
import type { Txid } from '../domain/tx/Txid.ts';

export type { SigningProblem } from '../domain/tx/SigningProblem.ts';

/** Names an unlocked session. It opens nothing by itself; the keys stay with the vault. */
export type SessionId = string;

/** The stages of stretching a password and opening the vault, in order. */
export type VaultStage = 'starting' | 'stretching' | 'opening' | 'sealing' | 'verifying';

/** An account's public half. */
export interface VaultAccount {
  readonly index: number;
  readonly address: DogeAddress;
  /** compressed public key, hex */
  readonly pubkey: string;
}

/** A keyring's public half: all that leaves the vault. */
export interface VaultKeyring {
  /** stable id of the secret record */
  readonly id: string;
  readonly type: 'hd';
  readonly network: Network;
  /** for example m/44'/3'/0' */
  readonly hdPath: string;
  readonly accounts: readonly VaultAccount[];
}

/** What opening the vault gives. */
export interface UnlockedVault {
  readonly session: SessionId;
  readonly keyrings: readonly VaultKeyring[];
}

/** Why a password did not open the vault. */
export type UnlockProblem =
  /** `freeTriesLeft` before the waiting begins */
  | { readonly kind: 'wrong-password'; readonly freeTriesLeft: number }
  /** too many wrong ones: not before `untilMs` (milliseconds since 1970) */
  | { readonly kind: 'throttled'; readonly untilMs: number }
  | { readonly kind: 'no-vault' };

/** A phrase that was made and is not stored yet; it lives in the vault and is forgotten on lock. */
export interface PhraseDraft {
  readonly id: string;
  readonly wordCount: 12 | 24;
  /** three places, counted from 1, ascending, whose words the person is asked for */
  readonly checkPlaces: readonly [number, number, number];
}

/** What to sign. */
export interface SigningRequest {
  readonly plan: TransferPlan;
  /** the full previous transaction of every input, hex: hashed and believed instead of the plan's values */
  readonly previousTransactions: readonly string[];
}

/** Signed bytes. */
export interface SignedTransfer {
  readonly txid: Txid;
  readonly rawHex: string;
}

/**
 * Keeps the secrets: makes, seals, opens and uses them, and never hands them out except to be shown.
 *
 * Every method throws a Fault: `worker-failed`, `timeout`, `locked`, `corrupt`, `storage-blocked`, `storage-full`;
 * `not-found` for a draft that was kept or forgotten, `refused` when another window changed the vault meanwhile.
 * After `worker-failed` or `timeout` the next call starts afresh, and the session has to be unlocked again.
 */
export interface Vault {
  /** whether an envelope is stored; the synchronous answer that start-up needs */
  exists(): boolean;
  /**
   * Looks whether an envelope is really stored, and puts right what `exists` says.
   *
   * @throws {Fault} when that cannot be told: then `exists` stays as it was
   */
  restoreMarker(): Promise<boolean>;
  /** seals a new, empty vault under a password. @throws {Fault} `refused` when one exists already */
  create(password: string, onStage?: (stage: VaultStage) => void): Promise<UnlockedVault>;
  unlock(
    password: string,
    onStage?: (stage: VaultStage) => void,
  ): Promise<Result<UnlockedVault, UnlockProblem>>;
  /** forgets keys and drafts; never fails */
  lock(): Promise<void>;
  draftPhrase(session: SessionId, wordCount: 12 | 24): Promise<PhraseDraft>;
  /** the words, to be shown and nothing else */
  revealDraft(session: SessionId, draftId: string): Promise<readonly string[]>;
  /** the places, counted from 1, at which these are not the draft's words; none when all three are right */
  checkDraft(session: SessionId, draftId: string, words: readonly string[]): Promise<readonly number[]>;
  /** stores the drafted phrase, opens it again to be sure, and gives its first account */
  keepDraft(session: SessionId, draftId: string, network: Network): Promise<VaultKeyring>;
  /** the change counts as ours too: a plan that sends it elsewhere is `not-ours` */
  sign(session: SessionId, request: SigningRequest): Promise<Result<SignedTransfer, SigningProblem>>;
}
