/** What a person does things with. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import type { TransferWarning } from '../../src/domain/tx/Transfer.ts';
import type { Txid } from '../../src/domain/tx/Txid.ts';
import type { Stores } from '../../src/stores/Stores.ts';
import type { Random } from '../random.ts';
import type { Purpose } from './Agreed.ts';

/** The device in their hand, and what they keep in mind. */
export interface Hand {
  readonly stores: Stores;
  readonly random: Random;
  log(text: string): void;
  /** Shows the wallet with an address. */
  show(address: DogeAddress): void;
  /** @param amount - koinu */
  begin(kind: Purpose['kind'], amount: bigint): Purpose;
  /** Another address of whoever is paid. */
  otherAddress(purpose: Purpose): DogeAddress;
  /** Confirms what is on the screen. */
  confirm(purpose: Purpose): Promise<void>;
  /** Keeps in mind what was on the screen of something that leaves signed. */
  saw(purpose: Purpose, signed: Txid, shown: ShownSigning): void;
}

/** What the review showed before a signature. */
export interface ShownSigning {
  /** koinu */
  readonly fee: bigint;
  /** koinu that leave in all */
  readonly leaves: bigint;
  /** what it said of earlier payments */
  readonly said: readonly TransferWarning[];
}
