/** A store that brings keys in, over a vault and a chain that answer what they are told to, for tests. */
import { afterEach } from 'vitest';
import type { ImportSource } from '../../src/domain/keys/ImportSource.ts';
import type { ImportState } from '../../src/stores/import/ImportState.ts';
import { ImportStore } from '../../src/stores/import/ImportStore.ts';
import { openImport } from '../fixtures/importFixture.ts';

/** What is typed. */
export const SOURCE: ImportSource = {
  kind: 'phrase',
  text: 'abandon ability able',
  passphrase: 'much secret',
};

/** Opens such stores for the tests of a file, and stops each after its test. */
export function openImports() {
  let stop = () => {};
  afterEach(() => stop());
  return (...given: Parameters<typeof openImport>) => {
    const app = openImport(...given);
    stop = app.stop;
    return { ...app, imports: app.lazy.of(ImportStore) };
  };
}

/** The state while accounts are chosen. @throws {Error} when it is another one */
export function choosing(state: ImportState) {
  if (state.status !== 'choosing') throw new Error(`not choosing: ${state.status}`);
  return state;
}

/** Each path, and the indexes of the accounts found below it. */
export const indexesOf = (state: ImportState) =>
  choosing(state).findings.map(({ reading, accounts }) => [
    reading.path,
    accounts.map(({ account }) => account.index).join(' '),
  ]);

/** A promise that is kept by hand. */
export function gate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
