import type { Network } from '../domain/address/Network.ts';
import type { AccountKey } from '../domain/keys/AccountKey.ts';
import type { ImportProblem } from '../domain/keys/ImportProblem.ts';
import type { ImportSource, KeyReading, WalletText } from '../domain/keys/ImportSource.ts';
import type { NewPhraseLength } from '../domain/keys/phrase.ts';
import type { PsbtReadProblem, PsbtSignProblem } from '../domain/psbt/PsbtProblem.ts';
import type { Result } from '../domain/result.ts';
import type { SigningProblem } from '../domain/tx/SigningProblem.ts';
import type {
  BackupFileProblem,
  BackupProblem,
  CommitScript,
  CosignerKeys,
  ExportedSecret,
  ExportRequest,
  ImportChoice,
  ImportDraft,
  MultisigDescription,
  OwnerProof,
  PhraseDraft,
  PsbtSigningRequest,
  QuickProblem,
  RecoveryRequest,
  ReleaseProblem,
  RememberKind,
  RepairedVault,
  RestoredBackup,
  SessionId,
  SignedMessage,
  SignedPsbt,
  SignedTokenTransfer,
  SignedTransfer,
  SigningRequest,
  StageListener,
  TokenSigningRequest,
  UnlockedVault,
  UnlockProblem,
  VaultAccount,
  VaultFinding,
  VaultKeyring,
  VaultSettings,
} from './Vault.types.ts';

export type * from './Vault.types.ts';

/**
 * Manages the secrets: creates, seals, decrypts and uses them, and never returns them except for display.
 *
 * Every method throws a Fault: `worker-failed`, `timeout`, `locked`, `corrupt`, `storage-blocked`, `storage-full`; `not-found` for a draft,
 * ticket or keyring that does not exist (any more), `rejected` when another window changed the vault in the meantime. After `worker-failed`
 * or `timeout` the next call starts afresh, and the session has to be unlocked again. An interruption leaves the vault in its state before
 * or after, never in between.
 */
export interface Vault {
  /** whether an envelope is stored; synchronous, as start-up requires */
  exists(): boolean;
  /**
   * Checks whether an envelope is really stored, here or with the host, and corrects the result of `exists`.
   *
   * @throws {Fault} when that cannot be determined: then `exists` is unchanged; `corrupt` when the host's copy is of a newer Kennel
   */
  findVault(): Promise<VaultFinding>;
  /** seals a new, empty vault under a password. @throws {Fault} `rejected` when one exists already */
  create(password: string, onStage?: StageListener): Promise<UnlockedVault>;
  /**
   * Opens the vault. If the parameters of key derivation have become stronger since it was sealed, it is sealed anew.
   *
   * @param remember - keeps the session resumable across a reload, until `lock` or `forgetRemembered`
   */
  unlock(
    password: string,
    onStage?: StageListener,
    remember?: RememberKind | null,
  ): Promise<Result<UnlockedVault, UnlockProblem>>;
  /** opens the vault after a reload, without the password. @param token - the `rememberToken`; null with one key */
  resume(token: string | null): Promise<Result<UnlockedVault, QuickProblem>>;
  /** forgets the remembered session; never fails */
  forgetRemembered(): Promise<void>;
  /**
   * Seals the vault for a biometric lock too.
   *
   * @returns the token to pass to the host: 64 hex digits
   */
  enrolBiometry(session: SessionId, password: string): Promise<Result<string, UnlockProblem>>;
  unlockByToken(token: string, onStage?: StageListener): Promise<Result<UnlockedVault, QuickProblem>>;
  forgetBiometry(): Promise<void>;
  /** whether a biometric lock is enrolled here; a hint, like `exists` */
  hasBiometry(): Promise<boolean>;
  /** forgets keys, drafts, tickets, and the remembered session; never fails */
  lock(): Promise<void>;
  /**
   * Seals everything anew under another password, which is tried before the old one is abandoned. The session continues; all other ways of
   * unlocking end, and earlier copies of the vault are of no use from then on.
   */
  changePassword(
    session: SessionId,
    current: string,
    next: string,
    onStage?: StageListener,
  ): Promise<Result<null, UnlockProblem>>;
  /**
   * Deletes the vault and all ways of unlocking it, here and with the host; needs no session, so that it works without the password.
   *
   * @throws {Fault} also when it was deleted here (see `exists`) but the host did not delete its copy: that is never restored, and deleted
   * at a later start
   */
  destroy(): Promise<void>;

  /** settings sealed with the vault */
  settings(session: SessionId): Promise<VaultSettings>;
  /** seals new settings; requires the password */
  changeSettings(
    session: SessionId,
    settings: VaultSettings,
    password: string,
    onStage?: StageListener,
  ): Promise<Result<null, UnlockProblem>>;
  /**
   * Searches the host's copy for keyrings that `check` reports as missing or outdated, as opening the vault does.
   *
   * @returns null when the host has no copy, none of them, or does not answer
   */
  repair(session: SessionId): Promise<RepairedVault | null>;
  /** gives up the keyrings that `check` reports as missing or outdated, and accepts the vault as the latest one; others do not change */
  acceptLoss(session: SessionId, ids: readonly string[]): Promise<void>;

  draftPhrase(session: SessionId, wordCount: NewPhraseLength): Promise<PhraseDraft>;
  /** the words, for display only */
  revealDraft(session: SessionId, draftId: string): Promise<readonly string[]>;
  /** the positions, counted from 1, at which the words differ from the draft's; empty when all three are right */
  checkDraft(session: SessionId, draftId: string, words: readonly string[]): Promise<readonly number[]>;
  /** stores the drafted phrase, decrypts it again to verify, and derives its first account */
  saveDraft(session: SessionId, draftId: string, network: Network): Promise<VaultKeyring>;

  /** parses what the user imports; nothing is stored. An encrypted key takes seconds */
  draftImport(
    session: SessionId,
    source: ImportSource | WalletText,
    network: Network,
  ): Promise<Result<ImportDraft, ImportProblem>>;
  /** the accounts with indexes `from` to `from + count` (exclusive) of one reading; count at most 100 */
  deriveImport(
    session: SessionId,
    draftId: string,
    reading: KeyReading,
    from: number,
    count: number,
  ): Promise<readonly VaultAccount[]>;
  /**
   * Stores keyrings of a draft, all or none, decrypts them again to verify, and forgets the draft.
   *
   * A choice whose keys are in the vault already adds its accounts to that keyring, rather than creating a second one.
   */
  saveImport(
    session: SessionId,
    draftId: string,
    choices: readonly ImportChoice[],
  ): Promise<readonly VaultKeyring[]>;
  forgetImport(session: SessionId, draftId: string): Promise<void>;
  /**
   * Signs with the keys of a draft instead of stored ones, for sweeping a paper wallet; nothing is stored.
   *
   * Problems: those of `sign`. A watch-only draft is `not-ours`.
   */
  signWithDraft(
    session: SessionId,
    draftId: string,
    choice: ImportChoice,
    request: SigningRequest,
  ): Promise<Result<SignedTransfer, SigningProblem>>;

  /** the extended public key for all accounts of a keyring; null for a single key, and for a watched address */
  accountKey(session: SessionId, keyringId: string): Promise<AccountKey | null>;
  /** adds the account at the lowest free index. @throws {Fault} `rejected` for a single key, and at the limit of 1,000 */
  addAccount(session: SessionId, keyringId: string): Promise<VaultKeyring>;
  /** deletes a keyring's secret; also the last one */
  removeKeyring(session: SessionId, keyringId: string): Promise<void>;

  /** creates a ticket for showing a secret; requires the password. @throws {Fault} `rejected` when the keyring has no such secret */
  beginExport(
    session: SessionId,
    keyringId: string,
    request: ExportRequest,
    password: string,
  ): Promise<Result<string, UnlockProblem>>;
  /** the secret, for display only; any number of times until the ticket ends */
  revealExport(session: SessionId, ticket: string): Promise<ExportedSecret>;
  endExport(session: SessionId, ticket: string): Promise<void>;
  /** compares the user's written backup with the stored secret */
  checkBackup(
    session: SessionId,
    keyringId: string,
    source: ImportSource,
  ): Promise<Result<null, BackupProblem>>;

  /** the text of an encrypted backup file; requires the password, which also opens the file. @param notes - sealed with it */
  backUp(session: SessionId, notes: string, password: string): Promise<Result<string, UnlockProblem>>;
  /** creates the vault from a backup file, under that file's password. @throws {Fault} `rejected` when a vault exists */
  restore(
    file: string,
    password: string,
    onStage?: StageListener,
  ): Promise<Result<UnlockedVault & RestoredBackup, BackupFileProblem>>;
  /** adds a backup file's keyrings to the open vault; a wrong password counts as an attempt to unlock the vault */
  addBackup(
    session: SessionId,
    file: string,
    password: string,
    onStage?: StageListener,
  ): Promise<Result<RestoredBackup, BackupFileProblem>>;

  /**
   * Returns the signed transactions that were held back, once: all that were signed together, in order (a commit before its reveal).
   *
   * @throws {Fault} `not-found` when they were returned already, or are no longer kept: then sign again
   */
  release(
    session: SessionId,
    ticket: string,
    proof: OwnerProof,
  ): Promise<Result<readonly SignedTransfer[], ReleaseProblem>>;
  /**
   * Replaces the list of frozen coins: from now on, nothing that spends one of these is signed. A session begins with none; pass them after
   * unlocking, before anything is signed.
   *
   * @param outpoints - outpoint keys
   */
  freezeCoins(session: SessionId, outpoints: readonly string[]): Promise<void>;
  /**
   * Problems: `frozen-coin`, for any kind of signing
   *
   * The change must be ours too: a plan that sends it elsewhere is `not-ours`, and so is a watch-only address. A plan that pays one of the
   * scripts of `commitScripts` is `commit-script`.
   */
  sign(session: SessionId, request: SigningRequest): Promise<Result<SignedTransfer, SigningProblem>>;
  /**
   * Signs every commit and every reveal of a plan, in its order. All or none, and only after the plan's scripts have been stored.
   *
   * Problems: those of `sign`; the holder, the change and the key in the redeem scripts have to be ours
   */
  signTokenTransfers(
    session: SessionId,
    request: TokenSigningRequest,
  ): Promise<Result<readonly SignedTokenTransfer[], SigningProblem>>;
  /** the one-time scripts of all token transfers signed here, and those added by `saveCommitScripts` */
  commitScripts(session: SessionId): Promise<readonly CommitScript[]>;
  /**
   * Stores scripts read from the chain, sealed with the vault; those with others' keys are skipped.
   *
   * @param redeemScripts - hex
   * @returns all stored scripts
   */
  saveCommitScripts(
    session: SessionId,
    redeemScripts: readonly string[],
    network: Network,
  ): Promise<readonly CommitScript[]>;
  /** signs the recovery of a commit's money to its holder; problems as those of `sign` */
  signRecovery(session: SessionId, request: RecoveryRequest): Promise<Result<SignedTransfer, SigningProblem>>;
  /**
   * Adds our signatures to a partially signed transaction: to all inputs that a key of the vault can sign, always with SIGHASH_ALL. Its fee
   * and coins are checked against the rules again: a coin that carries something, by its bytes or its value, is never signed away here. The
   * consents that its bytes require have to be in `agreed`: else `not-agreed`.
   */
  signPsbt(
    session: SessionId,
    request: PsbtSigningRequest,
  ): Promise<Result<SignedPsbt, PsbtReadProblem | PsbtSignProblem>>;
  /**
   * Signs a text with the key of one account, as Dogecoin Core's signmessage does; `not-ours` for watch-only accounts, `site-answer` for a
   * text that begins like an answer to a site.
   *
   * @throws {Fault} `not-found` when the keyring, or its account at this index, does not exist
   */
  signMessage(
    session: SessionId,
    keyringId: string,
    index: number,
    message: string,
  ): Promise<Result<SignedMessage, SigningProblem>>;
  /**
   * The public keys of a phrase for multisig wallets.
   *
   * @throws {Fault} `rejected` when there is no phrase
   */
  cosignerKeys(session: SessionId, keyringId: string): Promise<CosignerKeys>;
  /** the public data of a multisig wallet. @throws {Fault} `rejected` for any other wallet */
  describeMultisig(session: SessionId, keyringId: string): Promise<MultisigDescription>;
  /**
   * Signs the answer to a site. The text is composed in the key worker, from the request as the site wrote it.
   *
   * @throws {Fault} `rejected` when it is not a request for the wallet's network; `not-found` as `signMessage`
   */
  signAnswer(
    session: SessionId,
    keyringId: string,
    index: number,
    request: string,
  ): Promise<Result<SignedMessage, SigningProblem>>;
}
