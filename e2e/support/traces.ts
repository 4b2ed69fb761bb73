/** Everything a page leaves where others can read it: storages, databases, the document, calls to the host. */
import type { Frame, Page } from 'playwright';
import { expect } from 'vitest';
import { decodeRecord } from '../../src/adapters/storage/recordCodec.ts';
import { readVariables } from '../../src/app/config.ts';
import type { Wallet } from './Wallet.ts';

/** Texts by their place. */
export type Traces = Readonly<Record<string, string>>;

const { stateSecret } = readVariables({});

/** Runs in the page. */
async function readPage(): Promise<Record<string, string>> {
  const databases: unknown[] = [];
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const plain = (_key: string, value: unknown) =>
    ArrayBuffer.isView(value) ? [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)] : value;
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const table of database.objectStoreNames) {
      const store = database.transaction(table).objectStore(table);
      databases.push(name, table, await done(store.getAllKeys()), await done(store.getAll()));
    }
    database.close();
  }
  const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
  return {
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    root: localStorage.getItem('root') ?? '',
    databases: JSON.stringify(databases, plain),
    document: document.documentElement.outerHTML + document.documentElement.innerText,
    fields: fields.map((field) => field.value).join('\n'),
    address: location.href,
    cookies: document.cookie,
    host: JSON.stringify(globalThis.kennelHost?.calls ?? []),
  };
}

/** Reads a page's traces; the state record is deobfuscated. */
export async function tracesOf(app: Page | Frame): Promise<Traces> {
  const { root = '', ...traces } = await app.evaluate(readPage);
  const state = root === '' ? '' : JSON.stringify(decodeRecord(root, stateSecret));
  return { ...traces, state };
}

/** Waits until a wallet's record contains something: changes appear on screen a little earlier. @param json - a part of a slice */
export async function hasWritten({ app }: Wallet, json: string): Promise<void> {
  // slices are texts in the record, with escaped quotes
  await expect.poll(async () => (await tracesOf(app)).state).toContain(JSON.stringify(json).slice(1, -1));
}
