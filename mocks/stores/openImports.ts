/** An import store over a vault and a chain with answers set by a test. */
import { afterEach } from 'vitest';
import type { ImportSource } from '../../src/domain/keys/ImportSource.ts';
import type { ImportState } from '../../src/stores/import/ImportState.ts';
import { ImportStore } from '../../src/stores/import/ImportStore.ts';
import { openImport } from '../fixtures/importFixture.ts';

export const SOURCE: ImportSource = {
  kind: 'phrase',
  text: 'abandon ability able',
  passphrase: 'much secret',
};

/** Opens such stores for a test file, and stops each after its test. */
export function openImports() {
  let stop = () => {};
  afterEach(() => stop());
  return (...given: Parameters<typeof openImport>) => {
    const app = openImport(...given);
    stop = app.stop;
    return { ...app, imports: app.lazy.of(ImportStore) };
  };
}

/** The state while accounts are chosen. @throws {Error} in any other state */
export function choosing(state: ImportState) {
  if (state.status !== 'choosing') throw new Error(`not choosing: ${state.status}`);
  return state;
}

/** Each path, and the account indexes found below it. */
export const indexesOf = (state: ImportState) =>
  choosing(state).findings.map(({ reading, accounts }) => [
    reading.path,
    accounts.map(({ account }) => account.index).join(' '),
  ]);

/** A promise that is resolved by hand. */
export function gate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
