/** Display names of servers: their host, and more if that is not unique. */

export interface NamedServer {
  readonly name: string;
  readonly url: string;
}

/**
 * Gives each server a unique name.
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
