/** What servers are called where people see them: by their host, and by more where that is not enough. */

/** A server and its name. */
export interface NamedServer {
  readonly name: string;
  readonly url: string;
}

/**
 * Names servers so that no two are called the same.
 *
 * @param urls - absolute
 * @example nameServers(['https://a.example/v']) // [{ name: 'a.example', url: 'https://a.example/v' }]
 */
export function nameServers(urls: readonly string[]): readonly NamedServer[] {
  const all = [...new Set(urls)].map((url) => ({ url, host: new URL(url).host }));
  return all.map(({ url, host }) => {
    const isAlone = all.filter((other) => other.host === host).length === 1;
    return { url, name: isAlone ? host : url.replace(/^https?:\/\//, '').replace(/\/+$/, '') };
  });
}
