/** What a user's actions need. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import type { TransferWarning } from '../../src/domain/tx/Transfer.ts';
import type { Txid } from '../../src/domain/tx/Txid.ts';
import type { Stores } from '../../src/stores/Stores.ts';
import type { Random } from '../random.ts';
import type { Purpose } from './Agreed.ts';

/** The device in use, and the record of what the user agreed to. */
export interface Hand {
  readonly stores: Stores;
  readonly random: Random;
  log(text: string): void;
  /** Shows the wallet with this address. */
  show(address: DogeAddress): void;
  /** @param amount - koinu */
  begin(kind: Purpose['kind'], amount: bigint): Purpose;
  /** Another address of the recipient. */
  otherAddress(purpose: Purpose): DogeAddress;
  /** Confirms the review on screen. */
  confirm(purpose: Purpose): Promise<void>;
  /** Records what the screen showed for something signed that leaves the device. */
  saw(purpose: Purpose, signed: Txid, shown: ShownSigning): void;
}

/** What the review showed before a signature. */
export interface ShownSigning {
  /** koinu that leave in total */
  readonly fee: bigint;
  /** warnings about earlier payments */
  readonly leaves: bigint;
  /** what it said of earlier payments */
  readonly said: readonly TransferWarning[];
}
