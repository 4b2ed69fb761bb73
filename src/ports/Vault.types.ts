/** What the vault is asked for, and what it gives and rejects. */
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

/** Names an unlocked session. It opens nothing by itself; the keys stay with the vault. */
export type SessionId = string;

/** Told of each stage of a long work. */
export type StageListener = (stage: VaultStage) => void;

/** An account's public half. */
export interface VaultAccount {
  /** index in its keyring's path; 0 for a single key */
  readonly index: number;
  readonly address: DogeAddress;
  /** public key in its form, hex; empty for a bare address that is only watched */
  readonly pubkey: string;
  readonly keyForm: SpendForm;
}

/** What a keyring was made of, and so what can be exported of it. */
export type KeyringOrigin =
  | 'phrase'
  | 'extended-private-key'
  | 'private-key'
  /** watched only: signs nothing */
  | 'extended-public-key'
  | 'address'
  /** of several people: signs together with others, and only what is partially signed */
  | 'multisig';

/** A keyring's public half: all that leaves the vault. */
export interface VaultKeyring {
  /** stable id of the record */
  readonly id: string;
  /** `watch` has no secret and signs nothing */
  readonly type: 'hd' | 'simple' | 'watch';
  readonly origin: KeyringOrigin;
  readonly network: Network;
  /** path of the accounts' parent, for example m/44'/3'/0'/0; empty for a single key or address */
  readonly hdPath: string;
  /** whether the words alone do not give these keys */
  readonly hasPassphrase: boolean;
  readonly accounts: readonly VaultAccount[];
}

/** By what a vault is known again: its name through all its changes, and how often it changed. */
export interface VaultMark {
  /** 32 hex digits */
  readonly vault: string;
  /** rises with every change; 0 for a vault of an earlier Kennel, which counted nothing */
  readonly counter: number;
}

/** Whether a vault that was opened is whole. */
export interface VaultCheck {
  readonly mark: VaultMark;
  /** ids of keyrings that the vault's sealed list names, and that are gone from it */
  readonly missing: readonly string[];
  /** ids of keyrings that came back as they were earlier: accounts may be missing */
  readonly outdated: readonly string[];
  /** ids of what was missing or outdated, and came back from the host's copy just now */
  readonly repaired: readonly string[];
  /**
   * Against what was last seen here: `older` is an earlier copy of that vault, `other` is another vault, for example one
   * that was just made; `unknown` when nothing is remembered. A hint: what is remembered is not sealed.
   */
  readonly age: 'current' | 'older' | 'other' | 'unknown';
}

/** A vault into which what was lost came back. */
export interface RepairedVault {
  readonly keyrings: readonly VaultKeyring[];
  readonly check: VaultCheck;
}

/** Settings that are sealed with the vault: only its password changes them. */
export interface VaultSettings {
  readonly secondConfirmation: SecondConfirmation;
}

/** What opening the vault gives. */
export interface UnlockedVault {
  readonly session: SessionId;
  readonly keyrings: readonly VaultKeyring[];
  readonly check: VaultCheck;
  /** with `stay` two-keys: 64 hex digits that the host keeps and `resume` asks for; otherwise null */
  readonly rememberToken: string | null;
}

/** How an unlocked session is kept across a reload: under a key of this browser alone, or under that and one of the host's. */
export type RememberKind = 'one-key' | 'two-keys';

/** Why a password did not open the vault. */
export type UnlockProblem =
  /** `freeTriesLeft` before the waiting begins */
  | { readonly kind: 'wrong-password'; readonly freeTriesLeft: number }
  /** too many wrong ones: not before `untilMs` (milliseconds since 1970) */
  | { readonly kind: 'throttled'; readonly untilMs: number }
  | { readonly kind: 'no-vault' };

/** Why another way in than the password does not open the vault: it was forgotten, lost, or belongs to another vault. */
export type QuickProblem = { readonly kind: 'lost' } | { readonly kind: 'no-vault' };

/** A phrase that was made and is not stored yet; it lives in the vault and is forgotten on lock. */
export interface PhraseDraft {
  readonly id: string;
  readonly wordCount: NewPhraseLength;
  /** three positions, counted from 1, ascending, whose words the person is asked for */
  readonly checkPositions: readonly [number, number, number];
}

/** Something that was brought in and is not stored yet; it lives in the vault and is forgotten on lock. */
export interface ImportDraft {
  readonly id: string;
  readonly origin: KeyringOrigin;
  /** the ways in which its keys may have been used, likeliest first; one for an address */
  readonly readings: readonly KeyReading[];
  /** accounts that what was brought in names: they are asked about wherever they are */
  readonly named?: readonly NamedAccount[];
  /** lines without a key that can be read; absent where all were read */
  readonly unread?: UnreadLines;
}

/** An account that a text names. */
export interface NamedAccount {
  readonly reading: KeyReading;
  readonly index: number;
  /** as its owner wrote it, which may be anything; empty where there is none */
  readonly label: string;
}

/** Lines of a text that hold no key that can be read. */
export interface UnreadLines {
  /** the first ones */
  readonly lines: readonly UnreadLine[];
  /** of all */
  readonly count: number;
}

/** One keyring to make of a draft. */
export interface ImportChoice {
  readonly reading: KeyReading;
  /** indexes of the accounts, at least one */
  readonly indexes: readonly number[];
}

/** Which secret to show. */
export type ExportRequest =
  | { readonly kind: 'phrase' }
  | { readonly kind: 'private-key'; readonly index: number }
  | { readonly kind: 'extended-private-key' };

/** A secret, to be shown and nothing else. */
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

/** Why what was typed is not the backup of a keyring. */
export type BackupProblem =
  | { readonly kind: 'unreadable'; readonly problem: ImportProblem }
  /** good in itself, and another wallet's; or its passphrase differs */
  | { readonly kind: 'different' }
  /** good in itself, and what other wallets are made of */
  | { readonly kind: 'other-kind'; readonly typed: KeyringOrigin }
  /** good words, in another language than this wallet's */
  | { readonly kind: 'other-language'; readonly typed: PhraseLanguage; readonly kept: PhraseLanguage };

/** Why a backup file does not open. */
export type BackupFileProblem =
  | { readonly kind: 'not-a-backup' }
  /** written by a newer Kennel */
  | { readonly kind: 'newer-version'; readonly version: number }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'wrong-password' }
  /** too many wrong passwords in a session: not before `untilMs` (milliseconds since 1970) */
  | { readonly kind: 'throttled'; readonly untilMs: number };

/** What a backup file held. */
export interface RestoredBackup {
  /** the keyrings that were added, or that got further accounts; without those that were there as they are */
  readonly keyrings: readonly VaultKeyring[];
  /** how many were there already, with all their accounts */
  readonly knownCount: number;
  /** what `backUp` was given */
  readonly notes: string;
}

/** What to sign. */
export interface SigningRequest {
  readonly plan: TransferPlan;
  /** the full previous transaction of every input, hex: hashed and believed instead of the plan's values */
  readonly previousTransactions: readonly string[];
  /** the transfer whose place it takes, with its signed bytes; absent: it takes nobody's */
  readonly replaces?: ReplacedOriginal;
  /** the bill that asks for what the plan writes on the chain: without it nothing is written. Absent: there is none */
  readonly bill?: SignedBill;
}

/** Signed bytes; or, with a ticket, the same without their signatures. */
export interface SignedTransfer {
  readonly txid: Txid;
  readonly rawHex: string;
  /**
   * The vault keeps what it signed until a second confirmation: `release` hands it out for this. The bytes here can be read and not
   * be sent, and their id is another one. Absent: nothing is kept back.
   */
  readonly ticket?: string;
}

/** A partially signed transaction to sign. */
export interface PsbtSigningRequest {
  /** base64 */
  readonly psbt: string;
  readonly network: Network;
  /** the id, without signatures, of what a person looked at: nothing else is signed */
  readonly confirmed: Txid;
  /** what a person agreed to while looking at it; absent: nothing */
  readonly agreed?: readonly Consent[];
}

/** The same with our signatures; or, with a ticket, without them. */
export interface SignedPsbt {
  /** base64 */
  readonly psbt: string;
  /** `release` hands the signed one out for this, as the only one of its transfers: `rawHex` is it, in hex */
  readonly ticket?: string;
}

/** A phrase's keys for wallets of several people. */
export interface CosignerKeys {
  /** what its owner gives to the others, of BIP 48 */
  readonly shared: Cosigner;
  /** what another wallet with the same phrase may have given them */
  readonly bip45: Cosigner;
}

/** What is public of a wallet of several people. */
export interface MultisigDescription {
  readonly wallet: MultisigWallet;
  /** which of its cosigners we are: each that a phrase of ours derives */
  readonly own: readonly Cosigner[];
  /** its accounts, with what has to be known to spend from them */
  readonly addresses: readonly MultisigAddress[];
}

/** What shows that the owner is there. */
export type OwnerProof =
  | { readonly kind: 'password'; readonly password: string }
  /** what the host keeps behind the device's lock: 64 hex digits */
  | { readonly kind: 'biometry'; readonly token: string };

/** Why what was signed is not handed out. `lost`: the device's lock does not stand for this vault (any more) */
export type ReleaseProblem = UnlockProblem | { readonly kind: 'lost' };

/** Token transfers to sign, all of them at once. */
export interface TokenSigningRequest {
  readonly plan: TokenPlan;
  /** the full previous transaction of every coin that a commit spends, hex: hashed and believed instead of the plan */
  readonly previousTransactions: readonly string[];
}

/** One token transfer, signed whole before anything of it leaves. With a ticket, it is that of all signed together. */
export interface SignedTokenTransfer {
  readonly commit: SignedTransfer;
  readonly reveal: SignedTransfer;
}

/** Money to bring back from the script of a commit: the commit's own, or what was sent there by mistake. */
export interface RecoveryRequest {
  /** the transaction that pays the script, hex: the value of its output is believed from here */
  readonly commit: string;
  /** which of its outputs */
  readonly vout: number;
  /** hex */
  readonly redeemScript: string;
  /** the holder's own address */
  readonly to: DogeAddress;
  readonly network: Network;
  /** koinu */
  readonly fee: Koinu;
  /** what a person agreed to while looking at it; absent: nothing */
  readonly agreed?: readonly Consent[];
}

/** A signed text. */
export interface SignedMessage {
  /** base64, as Dogecoin Core's signmessage writes it */
  readonly signature: string;
  /** the address whose key signed, which verifies it */
  readonly address: DogeAddress;
  /** its public key in its form, hex */
  readonly pubkey: string;
}

/** Where a vault was found. */
export type VaultFinding =
  | 'here'
  /** it was gone from here, and taken back from the copy that the host keeps */
  | 'restored'
  | 'none';
