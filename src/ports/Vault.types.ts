/** Requests, results and problems of the vault. */
import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import type { Network } from '../domain/address/Network.ts';
import type { Koinu } from '../domain/amount/Koinu.ts';
import type { SignedBill } from '../domain/dogeconnect/Bill.ts';
import type { TokenPlan } from '../domain/drc20/send/TokenPlan.ts';
import type { ImportProblem } from '../domain/keys/ImportProblem.ts';
import type { KeyReading } from '../domain/keys/ImportSource.ts';
import type { UnreadLine } from '../domain/keys/keyList.ts';
import type { PhraseLanguage } from '../domain/keys/PhraseLanguage.ts';
import type { NewPhraseLength } from '../domain/keys/phrase.ts';
import type { MultisigAddress } from '../domain/multisig/deriveMultisig.ts';
import type { Cosigner, MultisigWallet } from '../domain/multisig/MultisigWallet.ts';
import type { SecondConfirmation } from '../domain/session/secondConfirmation.ts';
import type { VaultStage } from '../domain/session/unlocking.ts';
import type { Consent } from '../domain/tx/Consent.ts';
import type { ReplacedOriginal } from '../domain/tx/replacement/checkReplacement.ts';
import type { SpendForm } from '../domain/tx/sizes.ts';
import type { TransferPlan } from '../domain/tx/Transfer.ts';
import type { Txid } from '../domain/tx/Txid.ts';

export type { CommitScript } from '../domain/drc20/script/commitScripts.ts';
export type { ImportProblem } from '../domain/keys/ImportProblem.ts';
export type { ImportSource, WalletText } from '../domain/keys/ImportSource.ts';
export type { SecondConfirmation } from '../domain/session/secondConfirmation.ts';
export type { VaultStage } from '../domain/session/unlocking.ts';
export type { SigningProblem } from '../domain/tx/SigningProblem.ts';

/** Identifies an unlocked session. It decrypts nothing by itself; the keys stay with the vault. */
export type SessionId = string;

/** Called at each stage of a long operation. */
export type StageListener = (stage: VaultStage) => void;

/** An account's public data. */
export interface VaultAccount {
  /** index in its keyring's path; 0 for a single key */
  readonly index: number;
  readonly address: DogeAddress;
  /** public key in its form, hex; empty for a watched address */
  readonly pubkey: string;
  readonly keyForm: SpendForm;
}

/** What a keyring was created from, which determines what can be exported. */
export type KeyringOrigin =
  | 'phrase'
  | 'extended-private-key'
  | 'private-key'
  /** watch-only: cannot sign */
  | 'extended-public-key'
  | 'address'
  /** multisig: signs together with others, and only partially signed transactions */
  | 'multisig';

/** A keyring's public data: nothing else leaves the vault. */
export interface VaultKeyring {
  /** stable id of the record */
  readonly id: string;
  /** `watch` has no secret and cannot sign */
  readonly type: 'hd' | 'simple' | 'watch';
  readonly origin: KeyringOrigin;
  readonly network: Network;
  /** path of the accounts' parent, for example m/44'/3'/0'/0; empty for a single key or address */
  readonly hdPath: string;
  /** whether the keys also depend on a passphrase */
  readonly hasPassphrase: boolean;
  readonly accounts: readonly VaultAccount[];
}

/** Identifies a vault and its version: its id, and the number of changes. */
export interface VaultMark {
  /** 32 hex digits */
  readonly vault: string;
  /** incremented by every change; 0 for vaults of an earlier Kennel, which had no counter */
  readonly counter: number;
}

/** Whether an opened vault is complete. */
export interface VaultCheck {
  readonly mark: VaultMark;
  /** ids of keyrings in the vault's sealed list that are gone */
  readonly missing: readonly string[];
  /** ids of keyrings that were restored in an earlier state: accounts may be missing */
  readonly outdated: readonly string[];
  /** ids of keyrings that were missing or outdated, and have just been restored from the host's copy */
  readonly repaired: readonly string[];
  /**
   * Compared with the vault last seen here: `older` is an earlier copy of that vault, `other` is another vault, for example a new one;
   * `unknown` when none is remembered. A hint only: what is remembered is not sealed.
   */
  readonly age: 'current' | 'older' | 'other' | 'unknown';
}

/** A vault with restored keyrings. */
export interface RepairedVault {
  readonly keyrings: readonly VaultKeyring[];
  readonly check: VaultCheck;
}

/** Settings sealed with the vault: changing them requires the password. */
export interface VaultSettings {
  readonly secondConfirmation: SecondConfirmation;
}

export interface UnlockedVault {
  readonly session: SessionId;
  readonly keyrings: readonly VaultKeyring[];
  readonly check: VaultCheck;
  /** when remembered with `two-keys`: 64 hex digits that the host stores and `resume` requires; otherwise null */
  readonly rememberToken: string | null;
}

/** How an unlocked session is kept across a reload: under a key of this browser only, or under that and one of the host's. */
export type RememberKind = 'one-key' | 'two-keys';

/** Why a password did not unlock the vault. */
export type UnlockProblem =
  /** `freeTriesLeft`: attempts before throttling begins */
  | { readonly kind: 'wrong-password'; readonly freeTriesLeft: number }
  /** too many wrong attempts: no more before `untilMs` (milliseconds since 1970) */
  | { readonly kind: 'throttled'; readonly untilMs: number }
  | { readonly kind: 'no-vault' };

/** Why unlocking without the password failed: the key was forgotten, lost, or belongs to another vault. */
export type QuickProblem = { readonly kind: 'lost' } | { readonly kind: 'no-vault' };

/** A new phrase that is not stored yet; it lives in the vault and is forgotten on lock. */
export interface PhraseDraft {
  readonly id: string;
  readonly wordCount: NewPhraseLength;
  /** three positions, counted from 1, ascending, whose words the user has to enter */
  readonly checkPositions: readonly [number, number, number];
}

/** An import that is not stored yet; it lives in the vault and is forgotten on lock. */
export interface ImportDraft {
  readonly id: string;
  readonly origin: KeyringOrigin;
  /** the ways in which its keys may have been used, likeliest first; one for an address */
  readonly readings: readonly KeyReading[];
  /** accounts listed in the imported text: they are queried at any index */
  readonly named?: readonly NamedAccount[];
  /** lines without a readable key; absent when all were read */
  readonly unread?: UnreadLines;
}

/** An account listed in a text. */
export interface NamedAccount {
  readonly reading: KeyReading;
  readonly index: number;
  /** given by its owner, any text; empty when absent */
  readonly label: string;
}

/** Lines of a text without a readable key. */
export interface UnreadLines {
  /** the first ones */
  readonly lines: readonly UnreadLine[];
  /** total number */
  readonly count: number;
}

/** One keyring to create from a draft. */
export interface ImportChoice {
  readonly reading: KeyReading;
  /** indexes of the accounts, at least one */
  readonly indexes: readonly number[];
}

export type ExportRequest =
  | { readonly kind: 'phrase' }
  | { readonly kind: 'private-key'; readonly index: number }
  | { readonly kind: 'extended-private-key' };

/** A secret, for display only. */
export type ExportedSecret =
  /** `passphrase` is empty when there is none; `hdPath` as in VaultKeyring */
  | {
      readonly kind: 'phrase';
      readonly words: readonly string[];
      readonly passphrase: string;
      readonly hdPath: string;
    }
  /** wallet import format */
  | { readonly kind: 'private-key'; readonly text: string; readonly address: DogeAddress }
  | { readonly kind: 'extended-private-key'; readonly text: string; readonly hdPath: string };

/** Why the typed text is not the backup of a keyring. */
export type BackupProblem =
  | { readonly kind: 'unreadable'; readonly problem: ImportProblem }
  /** valid, but another wallet's; or its passphrase differs */
  | { readonly kind: 'different' }
  /** valid, but the secret of another kind of wallet */
  | { readonly kind: 'other-kind'; readonly typed: KeyringOrigin }
  /** valid words, in another language than this wallet's */
  | { readonly kind: 'other-language'; readonly typed: PhraseLanguage; readonly kept: PhraseLanguage };

/** Why a backup file cannot be opened. */
export type BackupFileProblem =
  | { readonly kind: 'not-a-backup' }
  /** written by a newer Kennel */
  | { readonly kind: 'newer-version'; readonly version: number }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'wrong-password' }
  /** too many wrong passwords in a session: no more before `untilMs` (milliseconds since 1970) */
  | { readonly kind: 'throttled'; readonly untilMs: number };

/** The content of a backup file. */
export interface RestoredBackup {
  /** keyrings that were added, or that got further accounts; without unchanged ones */
  readonly keyrings: readonly VaultKeyring[];
  /** number of keyrings that existed already with all their accounts */
  readonly knownCount: number;
  /** as passed to `backUp` */
  readonly notes: string;
}

export interface SigningRequest {
  readonly plan: TransferPlan;
  /** the complete previous transaction of every input, hex: values are verified against the hashed transactions */
  readonly previousTransactions: readonly string[];
  /** the transfer to replace, with its signed bytes; absent: none */
  readonly replaces?: ReplacedOriginal;
  /** the bill that requests the plan's data output: without it no data is written. Absent: there is none */
  readonly bill?: SignedBill;
}

/** A signed transaction; or, with a ticket, the same without its signatures. */
export interface SignedTransfer {
  readonly txid: Txid;
  readonly rawHex: string;
  /**
   * The vault holds the signed transaction back until a second confirmation: `release` returns it for this ticket. The bytes here can be
   * read but not sent, and their txid differs. Absent: nothing is held back.
   */
  readonly ticket?: string;
}

export interface PsbtSigningRequest {
  /** base64 */
  readonly psbt: string;
  readonly network: Network;
  /** the unsigned txid of what the user reviewed: nothing else is signed */
  readonly confirmed: Txid;
  /** the user's consents; absent: none */
  readonly agreed?: readonly Consent[];
}

/** The same with our signatures; or, with a ticket, without them. */
export interface SignedPsbt {
  /** base64 */
  readonly psbt: string;
  /** `release` returns the signed one for this ticket, as the only transfer: `rawHex` contains the PSBT, in hex */
  readonly ticket?: string;
}

/** A phrase's keys for multisig wallets. */
export interface CosignerKeys {
  /** the BIP 48 key, to be given to the cosigners */
  readonly shared: Cosigner;
  /** the key that another wallet with the same phrase may have given them */
  readonly bip45: Cosigner;
}

/** The public data of a multisig wallet. */
export interface MultisigDescription {
  readonly wallet: MultisigWallet;
  /** our cosigner keys: each that one of our phrases derives */
  readonly own: readonly Cosigner[];
  /** its accounts, with what is needed to spend from them */
  readonly addresses: readonly MultisigAddress[];
}

/** Proof that the owner is present. */
export type OwnerProof =
  | { readonly kind: 'password'; readonly password: string }
  /** stored by the host behind the device's lock: 64 hex digits */
  | { readonly kind: 'biometry'; readonly token: string };

/** Why a signed transaction is not released. `lost`: the device's lock is not enrolled for this vault (any more) */
export type ReleaseProblem = UnlockProblem | { readonly kind: 'lost' };

/** Token transfers to sign together. */
export interface TokenSigningRequest {
  readonly plan: TokenPlan;
  /** the complete previous transaction of every coin that a commit spends, hex: values are verified against the hashed transactions */
  readonly previousTransactions: readonly string[];
}

/** One token transfer, completely signed before any of it is sent. A ticket is that of all transfers signed together. */
export interface SignedTokenTransfer {
  readonly commit: SignedTransfer;
  readonly reveal: SignedTransfer;
}

/** Money to recover from the script of a commit: the commit's own, or what was sent there by mistake. */
export interface RecoveryRequest {
  /** the transaction that pays the script, hex: the value of its output is taken from it */
  readonly commit: string;
  /** the output's index */
  readonly vout: number;
  /** hex */
  readonly redeemScript: string;
  /** the holder's own address */
  readonly to: DogeAddress;
  readonly network: Network;
  /** koinu */
  readonly fee: Koinu;
  /** the user's consents; absent: none */
  readonly agreed?: readonly Consent[];
}

export interface SignedMessage {
  /** base64, as Dogecoin Core's signmessage writes it */
  readonly signature: string;
  /** the address of the signing key, for verification */
  readonly address: DogeAddress;
  /** its public key in its form, hex */
  readonly pubkey: string;
}

export type VaultFinding =
  | 'here'
  /** it was gone here, and restored from the host's copy */
  | 'restored'
  | 'none';
