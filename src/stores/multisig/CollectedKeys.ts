/** The keys of a shared wallet that is being made: ours, and what others gave us. */

import { makeAutoObservable } from 'mobx';
import type { Network } from '../../domain/address/Network.ts';
import type { MultisigProblem } from '../../domain/keys/ImportProblem.ts';
import { readCosigner } from '../../domain/multisig/cosignerKey.ts';
import { type Cosigner, MAX_COSIGNERS, MIN_COSIGNERS } from '../../domain/multisig/MultisigWallet.ts';
import type { OwnSigner } from './MultisigState.ts';
import { isForged } from './sharedDraft.ts';

/** Public keys, and how many of their owners have to sign. */
export class CollectedKeys {
  /** how many people there are to be */
  count = 3;
  /** how many of them have to sign */
  required = 2;
  /** phrases of ours that can take part */
  signers: readonly OwnSigner[] = [];
  /** everybody else's keys, in the order in which they came */
  others: readonly Cosigner[] = [];

  readonly #network: Network;
  /** of the keyring that takes part */
  signerKey = '';

  constructor(network: Network) {
    this.#network = network;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** The one that takes part; null for none: the wallet is only watched. */
  get signer(): OwnSigner | null {
    return this.signers.find(({ key }) => key === this.signerKey) ?? this.signers[0] ?? null;
  }

  /** Our key first, then all others. */
  get all(): readonly Cosigner[] {
    const { signer, others } = this;
    return signer === null ? others : [signer.cosigner, ...others];
  }

  /** Whether everybody's key is here. */
  get areComplete(): boolean {
    return this.all.length === this.count;
  }

  setSigners(signers: readonly OwnSigner[]): void {
    this.signers = signers;
  }

  /** Takes part with another phrase of ours. */
  chooseSigner(key: string): void {
    this.signerKey = key;
  }

  /** How many people there are to be; never fewer than have given their key. */
  setCount(count: number): void {
    this.count = Math.min(Math.max(count, MIN_COSIGNERS, this.all.length), MAX_COSIGNERS);
    this.setRequired(this.required);
  }

  /** How many have to sign; never more than there are. */
  setRequired(required: number): void {
    this.required = Math.min(Math.max(required, 1), this.count);
  }

  /** Takes somebody's key. @returns why not; null when it was taken */
  add(text: string): MultisigProblem | null {
    if (text.trim() === '') return { kind: 'empty' };
    const read = readCosigner(text, this.#network);
    const { all } = this;
    if (!read.ok) return { kind: read.problem, position: all.length + 1 };
    const known = all.findIndex(({ extendedKey }) => extendedKey === read.value.extendedKey);
    if (known >= 0) return { kind: 'duplicate-key', position: known + 1 };
    const [least, most] = [MIN_COSIGNERS, MAX_COSIGNERS];
    if (isForged(read.value, this.signers)) return { kind: 'not-our-key', position: all.length + 1 };
    if (all.length >= most) return { kind: 'key-count', count: all.length + 1, least, most };
    this.others = [...this.others, read.value];
    this.setCount(this.count);
    return null;
  }

  /** Takes a key away again. */
  remove(extendedKey: string): void {
    this.others = this.others.filter((one) => one.extendedKey !== extendedKey);
  }

  clear(): void {
    [this.count, this.required, this.signerKey] = [3, 2, ''];
    [this.signers, this.others] = [[], []];
  }
}
