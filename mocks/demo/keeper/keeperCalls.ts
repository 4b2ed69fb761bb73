/** What the desk asks of the page that keeps a phone's storage: it lives at the wallet's own origin. */

/** The address of that page, below a wallet's origin. */
export const KEEPER_QUERY = '?keeper';

/** An IndexedDB as it is at one moment. Keys that browsers do not hand out can be copied in memory all the same. */
export interface DatabaseCopy {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly StoreCopy[];
}

/** One of its stores. */
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

/** All that a wallet's page stored. */
export interface StorageCopy {
  readonly local: readonly (readonly [string, string])[];
  readonly session: readonly (readonly [string, string])[];
  readonly databases: readonly DatabaseCopy[];
}

/** What can be asked, each with its answer. */
export interface KeeperCalls {
  readonly copy: { readonly ask: null; readonly answer: StorageCopy };
  /** whatever was there before is gone */
  readonly restore: { readonly ask: StorageCopy; readonly answer: null };
  readonly wipe: { readonly ask: null; readonly answer: null };
  /** makes a wallet for a Telegram user; answers with its address */
  readonly make: { readonly ask: string; readonly answer: string };
}

/** A question as it comes to the page. */
export type KeeperCall = {
  [Name in keyof KeeperCalls]: { readonly name: Name; readonly ask: KeeperCalls[Name]['ask'] };
}[keyof KeeperCalls];

/** What the page says of it. */
export type KeeperReply = { readonly answer: unknown } | { readonly error: string };

/**
 * Opens the page out of sight, asks, and closes it again. No wallet may run at that origin while its storage changes.
 *
 * @param origin - of the wallet
 * @throws {Error} what the page says
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
