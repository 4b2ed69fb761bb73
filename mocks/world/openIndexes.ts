/** The servers of tokens, inscriptions and content that an app in a test or story is opened with. */
import { createContentGateway } from '../../src/adapters/content/index.ts';
import { createDogeuni } from '../../src/adapters/dogeuni/index.ts';
import { createOrd } from '../../src/adapters/ord/index.ts';
import { nameServers } from '../../src/app/nameServers.ts';
import type { Clock } from '../../src/ports/Clock.ts';
import type { Ports } from '../../src/ports/Ports.ts';

/** Base URLs of the servers; none where none are given. */
export interface IndexUrls {
  readonly tokenUrls?: readonly string[];
  readonly ordUrls?: readonly string[];
  readonly contentUrl?: string;
  /** how long one of them may take to answer, milliseconds */
  readonly timeoutMs?: number;
}

/** Makes the real adapters over these servers. */
export function openIndexes(
  urls: IndexUrls,
  clock: Clock,
): Pick<Ports, 'tokens' | 'inscriptions' | 'contents'> {
  const { tokenUrls = [], ordUrls = [], contentUrl } = urls;
  const options = {
    network: 'regtest',
    clock,
    ...(urls.timeoutMs === undefined ? {} : { timeoutMs: urls.timeoutMs }),
  } as const;
  const [ord] = nameServers(ordUrls);
  const [content] = nameServers(contentUrl === undefined ? [] : [contentUrl]);
  return {
    tokens: nameServers(tokenUrls).map(({ name, url }) => createDogeuni({ ...options, name, baseUrl: url })),
    inscriptions: ord === undefined ? null : createOrd({ ...options, name: ord.name, baseUrls: ordUrls }),
    contents:
      content === undefined
        ? null
        : createContentGateway({ ...options, name: content.name, baseUrls: [content.url] }),
  };
}
