/** The desk's calls to the page that manages a phone's storage at the wallet's own origin. */

/** That page's query, below a wallet's origin. */
export const KEEPER_QUERY = '?keeper';

/** A copy of an IndexedDB. Keys that browsers don't export can still be copied in memory. */
export interface DatabaseCopy {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly StoreCopy[];
}

export interface StoreCopy {
  readonly name: string;
  readonly options: IDBObjectStoreParameters;
  readonly indexes: readonly (readonly [
    name: string,
    keyPath: string | string[],
    options: IDBIndexParameters,
  ])[];
  readonly rows: readonly (readonly [key: IDBValidKey, value: unknown])[];
}

/** All storage of a wallet's page. */
export interface StorageCopy {
  readonly local: readonly (readonly [string, string])[];
  readonly session: readonly (readonly [string, string])[];
  readonly databases: readonly DatabaseCopy[];
}

/** The calls, each with its answer. */
export interface KeeperCalls {
  readonly copy: { readonly ask: null; readonly answer: StorageCopy };
  /** replaces whatever was there before */
  readonly restore: { readonly ask: StorageCopy; readonly answer: null };
  readonly wipe: { readonly ask: null; readonly answer: null };
  /** makes a wallet for a Telegram user; answers with its address */
  readonly make: { readonly ask: string; readonly answer: string };
}

/** A call as the page receives it. */
export type KeeperCall = {
  [Name in keyof KeeperCalls]: { readonly name: Name; readonly ask: KeeperCalls[Name]['ask'] };
}[keyof KeeperCalls];

export type KeeperReply = { readonly answer: unknown } | { readonly error: string };

/**
 * Opens the page in a hidden frame, makes a call, and closes it. No wallet may run at that origin while its storage changes.
 *
 * @param origin - of the wallet
 * @throws {Error} with the page's message
 */
export function askKeeper<Name extends keyof KeeperCalls>(
  origin: string,
  name: Name,
  ask: KeeperCalls[Name]['ask'],
): Promise<KeeperCalls[Name]['answer']> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Storage of the phone';
  frame.src = `${origin}/${KEEPER_QUERY}`;
  return new Promise<KeeperCalls[Name]['answer']>((resolve, reject) => {
    const listen = ({ source, ports: [port] }: MessageEvent): void => {
      if (source !== frame.contentWindow || port === undefined) return;
      window.removeEventListener('message', listen);
      port.onmessage = ({ data }: MessageEvent<KeeperReply>) =>
        'error' in data ? reject(new Error(data.error)) : resolve(data.answer as KeeperCalls[Name]['answer']);
      port.postMessage({ name, ask });
    };
    window.addEventListener('message', listen);
    document.body.append(frame);
  }).finally(() => frame.remove());
}
