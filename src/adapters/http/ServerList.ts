/** The list of servers, which may change while the app runs. */

/** A list that its owner changes and the adapter follows. */
export interface ServerList {
  /** in order of preference, without trailing slashes; never empty if created with any */
  readonly urls: () => readonly string[];
  /** replaces the list; invalid addresses are dropped, and if none are left nothing changes */
  use(urls: readonly string[]): void;
  /** called after each change */
  onChange(listener: () => void): void;
}

const plain = (text: string): string => text.replace(/\/+$/, '');

/** Whether a text is a plain http(s) address, with or without a path. */
function isBaseUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
}

/** @throws {RangeError} when an address is not plain http(s) */
export function createServerList(urls: readonly string[]): ServerList {
  const wrong = urls.find((url) => !isBaseUrl(url));
  if (wrong !== undefined) throw new RangeError(`not a base URL: ${wrong.slice(0, 200)}`);
  let current = urls.map(plain);
  const listeners: (() => void)[] = [];
  return {
    urls: () => current,
    use(wanted) {
      const next = wanted.filter(isBaseUrl).map(plain);
      if (next.length === 0 || next.join() === current.join()) return;
      current = next;
      for (const listener of listeners) listener();
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
