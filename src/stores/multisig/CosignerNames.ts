/** What a person calls the keys of shared wallets: “Mum”, “Ledger in the safe”. Only this device knows it. */
import { makeAutoObservable } from 'mobx';
import { type PersonalName, readPersonalName } from '../../domain/session/personalName.ts';
import { isFields } from '../persistence/readFields.ts';

/** Names by extended public key. */
export class CosignerNames {
  names: Readonly<Record<string, string>> = {};

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** The name of a key; null where it has none. */
  nameOf(extendedKey: string): string | null {
    return Object.hasOwn(this.names, extendedKey) ? (this.names[extendedKey] ?? null) : null;
  }

  /** Names a key; null takes its name away. */
  setName(extendedKey: string, name: PersonalName | null): void {
    const { [extendedKey]: _before, ...others } = this.names;
    this.names = name === null ? others : { ...others, [extendedKey]: name };
  }

  /** Back to nothing. */
  reset(): void {
    this.names = {};
  }
}

/** Reads kept names. What is no name is left out. */
export function readCosignerNames(saved: unknown): Readonly<Record<string, string>> {
  if (!isFields(saved)) return {};
  const names = Object.entries(saved).flatMap(([extendedKey, text]) => {
    const name = typeof text === 'string' ? readPersonalName(text) : null;
    return name?.ok ? [[extendedKey, name.value] as const] : [];
  });
  return Object.fromEntries(names);
}
