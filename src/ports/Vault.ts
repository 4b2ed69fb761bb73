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
 * Keeps the secrets: makes, seals, opens and uses them, and never hands them out except to be shown.
 *
 * Every method throws a Fault: `worker-failed`, `timeout`, `locked`, `corrupt`, `storage-blocked`, `storage-full`;
 * `not-found` for a draft, ticket or keyring that is not there (any more), `rejected` when another window changed the
 * vault meanwhile. After `worker-failed` or `timeout` the next call starts afresh, and the session has to be unlocked
 * again. Whatever is interrupted leaves the vault as it was before or as it is after, never between.
 */
export interface Vault {
  /** whether an envelope is stored; the synchronous answer that start-up needs */
  exists(): boolean;
  /**
   * Looks whether an envelope is really stored, here or with the host, and puts right what `exists` says.
   *
   * @throws {Fault} when that cannot be told: then `exists` stays as it was; `corrupt` when the host's copy is of a newer Kennel
   */
  findVault(): Promise<VaultFinding>;
  /** seals a new, empty vault under a password. @throws {Fault} `rejected` when one exists already */
  create(password: string, onStage?: StageListener): Promise<UnlockedVault>;
  /**
   * Opens the vault. When key deriving became dearer since it was sealed, it is sealed anew on the way.
   *
   * @param remember - also keeps a way back in across a reload, until `lock` or `forgetRemembered`
   */
  unlock(
    password: string,
    onStage?: StageListener,
    remember?: RememberKind | null,
  ): Promise<Result<UnlockedVault, UnlockProblem>>;
  /** opens the vault again after a reload, without the password. @param token - the `rememberToken`; null with one key */
  resume(token: string | null): Promise<Result<UnlockedVault, QuickProblem>>;
  /** forgets the way back in; never fails */
  forgetRemembered(): Promise<void>;
  /**
   * Seals the vault for a biometric lock too.
   *
   * @returns the token to hand to the host: 64 hex digits
   */
  enrolBiometry(session: SessionId, password: string): Promise<Result<string, UnlockProblem>>;
  unlockByToken(token: string, onStage?: StageListener): Promise<Result<UnlockedVault, QuickProblem>>;
  forgetBiometry(): Promise<void>;
  /** whether a biometric lock was enrolled here; a hint, as `exists` is */
  hasBiometry(): Promise<boolean>;
  /** forgets keys, drafts, tickets, and the way back in; never fails */
  lock(): Promise<void>;
  /**
   * Seals everything anew under another password, which is tried before the old one is given up. The session goes on;
   * every other way in ends, and what was copied of the vault before opens nothing of it from then on.
   */
  changePassword(
    session: SessionId,
    current: string,
    next: string,
    onStage?: StageListener,
  ): Promise<Result<null, UnlockProblem>>;
  /**
   * Deletes the vault and all ways into it, here and with the host; needs no session, for it is also for those who forgot.
   *
   * @throws {Fault} also when it is gone from here (see `exists`) and the host did not delete its copy: that is never
   *   restored, and deleted at a later start
   */
  destroy(): Promise<void>;

  /** what is sealed beside the wallets */
  settings(session: SessionId): Promise<VaultSettings>;
  /** seals other settings, for a fresh password */
  changeSettings(
    session: SessionId,
    settings: VaultSettings,
    password: string,
    onStage?: StageListener,
  ): Promise<Result<null, UnlockProblem>>;
  /**
   * Looks into the host's copy for what `check` calls missing or outdated, as opening the vault does.
   *
   * @returns null when the host has no copy, none of it, or does not answer
   */
  repair(session: SessionId): Promise<RepairedVault | null>;
  /** gives up those keyrings that `check` calls missing or outdated, and takes the vault for the latest one; others do not change */
  acceptLoss(session: SessionId, ids: readonly string[]): Promise<void>;

  draftPhrase(session: SessionId, wordCount: NewPhraseLength): Promise<PhraseDraft>;
  /** the words, to be shown and nothing else */
  revealDraft(session: SessionId, draftId: string): Promise<readonly string[]>;
  /** the positions, counted from 1, at which these are not the draft's words; none when all three are right */
  checkDraft(session: SessionId, draftId: string, words: readonly string[]): Promise<readonly number[]>;
  /** stores the drafted phrase, opens it again to be sure, and gives its first account */
  saveDraft(session: SessionId, draftId: string, network: Network): Promise<VaultKeyring>;

  /** reads what a person brings in; nothing is stored. An encrypted key takes seconds */
  draftImport(
    session: SessionId,
    source: ImportSource | WalletText,
    network: Network,
  ): Promise<Result<ImportDraft, ImportProblem>>;
  /** the accounts at indexes `from` to before `from + count` of one reading; count at most 100 */
  deriveImport(
    session: SessionId,
    draftId: string,
    reading: KeyReading,
    from: number,
    count: number,
  ): Promise<readonly VaultAccount[]>;
  /**
   * Stores keyrings of a draft, all or none, opens them again to be sure, and forgets the draft.
   *
   * A choice whose keys are in the vault already adds its accounts to that keyring; it never makes a second one.
   */
  saveImport(
    session: SessionId,
    draftId: string,
    choices: readonly ImportChoice[],
  ): Promise<readonly VaultKeyring[]>;
  forgetImport(session: SessionId, draftId: string): Promise<void>;
  /**
   * Signs with the keys of a draft instead of those that are stored, for emptying a paper wallet; nothing is stored.
   *
   * Problems: as those of `sign`. What a draft only watches is `not-ours`.
   */
  signWithDraft(
    session: SessionId,
    draftId: string,
    choice: ImportChoice,
    request: SigningRequest,
  ): Promise<Result<SignedTransfer, SigningProblem>>;

  /** the public key that shows all accounts of a keyring; null for a single key, and for what is only watched */
  accountKey(session: SessionId, keyringId: string): Promise<AccountKey | null>;
  /** adds the account at the lowest free index. @throws {Fault} `rejected` for a single key, and when there are 1,000 */
  addAccount(session: SessionId, keyringId: string): Promise<VaultKeyring>;
  /** deletes a keyring's secret; the last one too */
  removeKeyring(session: SessionId, keyringId: string): Promise<void>;

  /** gets a ticket for showing a secret, for a fresh password. @throws {Fault} `rejected` when the keyring has no such secret */
  beginExport(
    session: SessionId,
    keyringId: string,
    request: ExportRequest,
    password: string,
  ): Promise<Result<string, UnlockProblem>>;
  /** the secret, to be shown and nothing else; as often as asked until the ticket ends */
  revealExport(session: SessionId, ticket: string): Promise<ExportedSecret>;
  endExport(session: SessionId, ticket: string): Promise<void>;
  /** compares what a person wrote down with what is stored */
  checkBackup(
    session: SessionId,
    keyringId: string,
    source: ImportSource,
  ): Promise<Result<null, BackupProblem>>;

  /** the text of an encrypted backup file, for a fresh password, which opens it. @param notes - sealed with it */
  backUp(session: SessionId, notes: string, password: string): Promise<Result<string, UnlockProblem>>;
  /** makes the vault of a backup file, under that file's password. @throws {Fault} `rejected` when a vault exists */
  restore(
    file: string,
    password: string,
    onStage?: StageListener,
  ): Promise<Result<UnlockedVault & RestoredBackup, BackupFileProblem>>;
  /** adds what a backup file holds to the open vault; a wrong password counts as one tried at the vault */
  addBackup(
    session: SessionId,
    file: string,
    password: string,
    onStage?: StageListener,
  ): Promise<Result<RestoredBackup, BackupFileProblem>>;

  /**
   * Hands out what signing kept back, once: all that was signed together, in its order (a commit before its reveal).
   *
   * @throws {Fault} `not-found` when it was handed out, or is no longer kept: then it has to be signed again
   */
  release(
    session: SessionId,
    ticket: string,
    proof: OwnerProof,
  ): Promise<Result<readonly SignedTransfer[], ReleaseProblem>>;
  /**
   * From now on nothing is signed that spends one of these coins, and they are all that are frozen. A session begins with none: what
   * opens one tells them before it signs.
   *
   * @param outpoints - outpoint keys
   */
  freezeCoins(session: SessionId, outpoints: readonly string[]): Promise<void>;
  /**
   * Problems: `frozen-coin`, of any kind of signing
   *
   * The change counts as ours too: a plan that sends it elsewhere is `not-ours`, and so is what is only watched. A plan that
   * pays one of the scripts of `commitScripts` is `commit-script`.
   */
  sign(session: SessionId, request: SigningRequest): Promise<Result<SignedTransfer, SigningProblem>>;
  /**
   * Signs every commit and every reveal of a plan, in its order. All or none, and not before the plan's scripts are kept.
   *
   * Problems: as those of `sign`; the holder, the change and the key in the redeem scripts have to be ours
   */
  signTokenTransfers(
    session: SessionId,
    request: TokenSigningRequest,
  ): Promise<Result<readonly SignedTokenTransfer[], SigningProblem>>;
  /** the one-time scripts of all token transfers that were signed here, and of those that `saveCommitScripts` was given */
  commitScripts(session: SessionId): Promise<readonly CommitScript[]>;
  /**
   * Keeps scripts that were read from the chain, sealed with the vault; those of others' keys are passed over.
   *
   * @param redeemScripts - hex
   * @returns all that are kept
   */
  saveCommitScripts(
    session: SessionId,
    redeemScripts: readonly string[],
    network: Network,
  ): Promise<readonly CommitScript[]>;
  /** signs what brings a commit's money back to its holder; problems as those of `sign` */
  signRecovery(session: SessionId, request: RecoveryRequest): Promise<Result<SignedTransfer, SigningProblem>>;
  /**
   * Puts our signatures into a partially signed transaction: all inputs that a key of the vault can sign, with SIGHASH_ALL and
   * nothing else. Its fee and the coins that it spends are held to the rules again: a coin that carries something by its bytes
   * or its value is never signed away here. What its bytes ask a person to agree to has to be in `agreed`: else `not-agreed`.
   */
  signPsbt(
    session: SessionId,
    request: PsbtSigningRequest,
  ): Promise<Result<SignedPsbt, PsbtReadProblem | PsbtSignProblem>>;
  /**
   * Signs a text with the key of one account, as Dogecoin Core's signmessage does; `not-ours` for what is only watched,
   * `site-answer` for what begins like the answer to a site.
   *
   * @throws {Fault} `not-found` when the keyring, or its account at this index, is not there
   */
  signMessage(
    session: SessionId,
    keyringId: string,
    index: number,
    message: string,
  ): Promise<Result<SignedMessage, SigningProblem>>;
  /**
   * The public keys that a phrase takes part with in wallets of several people.
   *
   * @throws {Fault} `rejected` where there is no phrase
   */
  cosignerKeys(session: SessionId, keyringId: string): Promise<CosignerKeys>;
  /** what is public of a wallet of several people. @throws {Fault} `rejected` for any other wallet */
  describeMultisig(session: SessionId, keyringId: string): Promise<MultisigDescription>;
  /**
   * Signs the answer to a site. The text is made where the keys are, of the request as the site wrote it.
   *
   * @throws {Fault} `rejected` when it is no request of the wallet's network; `not-found` as `signMessage`
   */
  signAnswer(
    session: SessionId,
    keyringId: string,
    index: number,
    request: string,
  ): Promise<Result<SignedMessage, SigningProblem>>;
}
