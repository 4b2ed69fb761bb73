/** Imported keys that are not stored yet: held as bytes, wiped when forgotten. */

import type { Network } from '../../../domain/address/Network.ts';
import { Fault } from '../../../domain/fault.ts';
import type { KeyReading } from '../../../domain/keys/ImportSource.ts';
import { randomBytes, toHex } from '../records/bytes.ts';
import type { KeyMaterial } from '../records/KeyRecord.ts';
import { wipeMaterial } from '../records/recordBytes.ts';

/** The keys of one import, and the network they were read for. */
export interface HeldImport {
  readonly parts: readonly KeyMaterial[];
  readonly network: Network;
}

/** The drafts of one session. */
export class ImportDrafts {
  readonly #held = new Map<string, HeldImport>();

  /** @returns the draft's id */
  hold(held: HeldImport): string {
    const id = toHex(randomBytes(8));
    this.#held.set(id, held);
    return id;
  }

  /** @throws {Fault} `not-found` when it was stored or forgotten */
  get(id: string): HeldImport {
    const held = this.#held.get(id);
    if (held === undefined) throw new Fault('not-found', 'these keys were stored or forgotten');
    return held;
  }

  /** The keys of a reading. @throws {Fault} `not-found` as `get`, and for an unknown part */
  partOf(
    id: string,
    { part = 0 }: KeyReading,
  ): { readonly material: KeyMaterial; readonly network: Network } {
    const { parts, network } = this.get(id);
    const material = parts[part];
    if (material === undefined) throw new Fault('not-found', 'no such part of what was brought in');
    return { material, network };
  }

  forget(id: string): void {
    const held = this.#held.get(id);
    held?.parts.forEach(wipeMaterial);
    this.#held.delete(id);
  }

  forgetAll(): void {
    for (const id of [...this.#held.keys()]) this.forget(id);
  }
}
