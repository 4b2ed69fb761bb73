/** The user's names for the keys of shared wallets, such as “Mum” or “Ledger in the safe”. Stored only on this device. */
import { makeAutoObservable } from 'mobx';
import { type PersonalName, readPersonalName } from '../../domain/session/personalName.ts';
import { isFields } from '../persistence/readFields.ts';

/** By extended public key. */
export class CosignerNames {
  names: Readonly<Record<string, string>> = {};

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Null when it has none. */
  nameOf(extendedKey: string): string | null {
    return Object.hasOwn(this.names, extendedKey) ? (this.names[extendedKey] ?? null) : null;
  }

  /** Null removes the name. */
  setName(extendedKey: string, name: PersonalName | null): void {
    const { [extendedKey]: _before, ...others } = this.names;
    this.names = name === null ? others : { ...others, [extendedKey]: name };
  }

  reset(): void {
    this.names = {};
  }
}

/** Reads the persisted names; malformed ones are dropped. */
export function readCosignerNames(saved: unknown): Readonly<Record<string, string>> {
  if (!isFields(saved)) return {};
  const names = Object.entries(saved).flatMap(([extendedKey, text]) => {
    const name = typeof text === 'string' ? readPersonalName(text) : null;
    return name?.ok ? [[extendedKey, name.value] as const] : [];
  });
  return Object.fromEntries(names);
}
