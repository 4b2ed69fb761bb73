/** Why a transfer is made: what it may spend, how it is planned, and who signs it. Every way money leaves is one. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import type { Result } from '../../domain/result.ts';
import type { PersonalName } from '../../domain/session/personalName.ts';
import type { ClassifiedCoin } from '../../domain/tx/Coin.ts';
import type { Purpose } from '../../domain/tx/Purpose.ts';
import type { ReplacedOriginal } from '../../domain/tx/replacement/checkReplacement.ts';
import type { SigningProblem } from '../../domain/tx/SigningProblem.ts';
import type { TransferPlan, TransferProblem } from '../../domain/tx/Transfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { SignedTransfer, SigningRequest } from '../../ports/Vault.ts';
import type { TransferRules } from '../chain/transferRules.ts';

export type { Purpose } from '../../domain/tx/Purpose.ts';

/** What a person called recipients while sending, by their address. */
export type TypedNames = ReadonlyMap<string, PersonalName>;

/** The names of a list. */
export const namesIn = (
  payments: readonly { readonly address: DogeAddress; readonly name: PersonalName | null }[],
): TypedNames => new Map(payments.flatMap(({ address, name }) => (name === null ? [] : [[address, name]])));

/** A transfer to prepare. */
export interface TransferRequest {
  readonly purpose: Purpose;
  /** what the recipient calls itself, from a payment link; null when it says nothing */
  readonly label: string | null;
  /** what the person's list calls recipients, by their address; absent: it names none */
  readonly names?: TypedNames;
  /** the price with which an amount typed in money was counted; absent or null when it was typed in DOGE */
  readonly quoted?: FiatPrice | null;
  /** addresses that count as ours when the signed bytes are read back */
  readonly own: readonly DogeAddress[];
  /** the coins to plan over, read anew. @throws {Fault} */
  coins(signal: AbortSignal): Promise<readonly ClassifiedCoin[]>;
  /** plans over coins whose values are believed as far as they were checked */
  plan(rules: TransferRules, coins: readonly ClassifiedCoin[]): Result<TransferPlan, TransferProblem>;
  /** what the plan takes the place of, as it was looked at for that plan; absent: nothing */
  replaces?(): ReplacedOriginal;
  /** signs; absent: the vault does with the keys it keeps */
  sign?(request: SigningRequest): Promise<Result<SignedTransfer, SigningProblem>>;
  /**
   * told when it is being written down: what changes now is on disk with it, before anything leaves
   *
   * @returns takes that back when it could not be written down
   */
  onRecording?(txid: Txid): () => void;
  /** told when it was written down and broadcast, whatever the network said */
  onBroadcast?(txid: Txid): void;
}
