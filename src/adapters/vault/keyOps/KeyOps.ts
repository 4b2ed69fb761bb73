/** The key service's operations on elliptic curves, word lists and key encodings: all heavy, loaded on first need. */

import type { Network } from '../../../domain/address/Network.ts';
import type { AccountKey } from '../../../domain/keys/AccountKey.ts';
import type { KeyReading } from '../../../domain/keys/ImportSource.ts';
import type { PsbtReadProblem, PsbtSignProblem } from '../../../domain/psbt/PsbtProblem.ts';
import type { Result } from '../../../domain/result.ts';
import type {
  CosignerKeys,
  ExportedSecret,
  ExportRequest,
  ImportChoice,
  ImportProblem,
  ImportSource,
  MultisigDescription,
  PsbtSigningRequest,
  RecoveryRequest,
  SignedMessage,
  SignedTokenTransfer,
  SignedTransfer,
  SigningProblem,
  SigningRequest,
  TokenSigningRequest,
  VaultAccount,
  VaultKeyring,
  WalletText,
} from '../../../ports/Vault.ts';
import type { Bytes } from '../records/bytes.ts';
import type { KeyMaterial, KeyRecord } from '../records/KeyRecord.ts';
import type { SpendableWallets } from './SpendableWallets.ts';
import type { PsbtSignatures, SpentCoin } from './signPsbtRequest.ts';
import type { SignedRecovery } from './signRecoveryRequest.ts';
import type { ReadWallet } from './walletText.ts';

/** Works on secrets that are passed in, and keeps none. */
export interface KeyOps {
  /** the words of a phrase, in order */
  words(entropy: Bytes): readonly string[];
  /** the record of a phrase generated here: no passphrase, the standard path, the first account */
  newRecord(entropy: Bytes, network: Network): KeyRecord;
  /** the public half of a keyring. @param known - accounts of the same keys and path, which aren't derived again */
  keyring(id: string, record: KeyRecord, known?: readonly VaultAccount[]): Promise<VaultKeyring>;
  /** the public key that derives all its accounts; null for a single key or a watch-only wallet */
  accountKey(record: KeyRecord): Promise<AccountKey | null>;
  /** reads an import; the result's secrets are the caller's to wipe */
  read(source: ImportSource, network: Network): Promise<Result<KeyMaterial, ImportProblem>>;
  /** reads another program's wallet text; the result's secrets are the caller's to wipe */
  readWallet(source: WalletText, network: Network): Promise<Result<ReadWallet, ImportProblem>>;
  /** the paths the keys may have been used with, likeliest first */
  readings(material: KeyMaterial, network: Network): readonly KeyReading[];
  /** public halves of a range of accounts. @throws {RangeError} when the reading's path is invalid */
  derive(
    material: KeyMaterial,
    network: Network,
    reading: KeyReading,
    from: number,
    count: number,
  ): Promise<readonly VaultAccount[]>;
  /** the record for a choice; its secrets are copies */
  record(material: KeyMaterial, network: Network, choice: ImportChoice): KeyRecord;
  /** whether two records derive the same accounts: same keys, same path */
  isSame(one: KeyRecord, other: KeyRecord): boolean;
  /** whether the typed material is this record's secret, passphrase included */
  isBackup(record: KeyRecord, typed: KeyMaterial): boolean;
  /** a secret to show; null when the record has none of that kind */
  reveal(record: KeyRecord, request: ExportRequest): Promise<ExportedSecret | null>;
  /** signs with the keys of the spent coins, after verifying their values against the hashed previous transactions */
  sign(wallets: SpendableWallets, request: SigningRequest): Promise<Result<SignedTransfer, SigningProblem>>;
  /** signs every commit and every reveal of a plan, all or none; checks as `sign` does */
  signTokens(
    wallets: SpendableWallets,
    request: TokenSigningRequest,
  ): Promise<Result<readonly SignedTokenTransfer[], SigningProblem>>;
  /** signs the recovery of a commit's money to its holder */
  signRecovery(
    wallets: SpendableWallets,
    request: RecoveryRequest,
  ): Promise<Result<SignedRecovery, SigningProblem>>;
  /** adds signatures to a PSBT; nothing is signed that pays one of `commitAddresses` */
  signPsbt(
    wallets: SpendableWallets,
    request: PsbtSigningRequest,
    commitAddresses: ReadonlySet<string>,
  ): Promise<Result<PsbtSignatures, PsbtReadProblem | PsbtSignProblem>>;
  /** the public key a phrase contributes to multisig wallets; null without a phrase */
  cosignerKeys(record: KeyRecord): Promise<CosignerKeys | null>;
  /** the public part of a multisig wallet, and which of its keys are ours; null for any other wallet */
  describeMultisig(wallets: SpendableWallets, keyringId: string): Promise<MultisigDescription | null>;
  /** what signed transactions take from the wallets whose coins they spend, fees included, koinu */
  leaving(
    keyrings: readonly VaultKeyring[],
    network: Network,
    rawHexes: readonly string[],
    coins: readonly SpentCoin[],
  ): bigint;
  /** the same transactions without signatures */
  blank(rawHexes: readonly string[], keeps?: (position: number) => boolean): readonly SignedTransfer[];
  /** signs a text with one account's key. @throws {Fault} `not-found` when there is no such account */
  signText(record: KeyRecord, index: number, message: string): Promise<Result<SignedMessage, SigningProblem>>;
  /** signs the answer to a site's request. @throws {Fault} `rejected` for an invalid request */
  signAnswer(
    record: KeyRecord,
    index: number,
    request: string,
  ): Promise<Result<SignedMessage, SigningProblem>>;
}
