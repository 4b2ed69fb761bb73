/** The servers that are asked, as they change while the app runs. */

/** A list that its owner changes, and the adapter follows. */
export interface ServerList {
  /** the first to ask first, without slashes at the end; never empty when it was made with any */
  readonly urls: () => readonly string[];
  /** uses these from now on; what is no plain http(s) address is passed over, and where nothing is left nothing changes */
  use(urls: readonly string[]): void;
  /** calls back after each change */
  onChange(listener: () => void): void;
}

const plain = (text: string): string => text.replace(/\/+$/, '');

/** Whether a text is a plain http(s) address, with or without a path. */
function isBaseUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
}

/**
 * Makes a list.
 *
 * @throws {RangeError} when an address is not plain http(s)
 */
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
