/** The keys of a shared wallet being created: ours, and those of the cosigners. */

import { makeAutoObservable } from 'mobx';
import type { Network } from '../../domain/address/Network.ts';
import type { MultisigProblem } from '../../domain/keys/ImportProblem.ts';
import { readCosigner } from '../../domain/multisig/cosignerKey.ts';
import { type Cosigner, MAX_COSIGNERS, MIN_COSIGNERS } from '../../domain/multisig/MultisigWallet.ts';
import type { OwnSigner } from './MultisigState.ts';
import { isForged } from './sharedDraft.ts';

/** Public keys, and the number of required signatures. */
export class CollectedKeys {
  /** number of cosigners, us included */
  count = 3;
  /** number of required signatures */
  required = 2;
  /** phrases of ours that can take part */
  signers: readonly OwnSigner[] = [];
  /** the other cosigners' keys, in the order they were added */
  others: readonly Cosigner[] = [];

  readonly #network: Network;
  /** of the keyring that takes part */
  signerKey = '';

  constructor(network: Network) {
    this.#network = network;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Our key; null for none: the wallet is only watched. */
  get signer(): OwnSigner | null {
    return this.signers.find(({ key }) => key === this.signerKey) ?? this.signers[0] ?? null;
  }

  /** Our key first, then the others. */
  get all(): readonly Cosigner[] {
    const { signer, others } = this;
    return signer === null ? others : [signer.cosigner, ...others];
  }

  get areComplete(): boolean {
    return this.all.length === this.count;
  }

  setSigners(signers: readonly OwnSigner[]): void {
    this.signers = signers;
  }

  chooseSigner(key: string): void {
    this.signerKey = key;
  }

  /** Never fewer than the keys already added. */
  setCount(count: number): void {
    this.count = Math.min(Math.max(count, MIN_COSIGNERS, this.all.length), MAX_COSIGNERS);
    this.setRequired(this.required);
  }

  /** Never more than there are cosigners. */
  setRequired(required: number): void {
    this.required = Math.min(Math.max(required, 1), this.count);
  }

  /** Adds a cosigner's key. @returns why not; null when it was added */
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

  remove(extendedKey: string): void {
    this.others = this.others.filter((one) => one.extendedKey !== extendedKey);
  }

  clear(): void {
    [this.count, this.required, this.signerKey] = [3, 2, ''];
    [this.signers, this.others] = [[], []];
  }
}
