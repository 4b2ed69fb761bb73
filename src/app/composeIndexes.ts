/** Chooses the servers of tokens, inscriptions and content, and whether vendors and sites may be contacted. */
import type { Network } from '../domain/address/Network.ts';
import type { IndexServerKind } from '../domain/drc20/judgeIndexes.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Ports } from '../ports/Ports.ts';
import type { AppConfig } from './config.ts';
import { lazyContents, lazyInscriptions, lazyRelay, lazySiteFiles, lazyTokens } from './lazyIndexes.ts';
import { nameServers } from './nameServers.ts';

/** The ports for tokens, vendors and files of sites. */
export type IndexPorts = Pick<Ports, IndexServerKind | 'relay' | 'siteFiles'>;

export interface IndexChoice {
  readonly network: Network;
  readonly clock: Clock;
  /** for relative URLs */
  readonly origin: string;
}

/** No request is made, and no adapter loaded, before the first use. */
export function composeIndexes(
  config: Pick<AppConfig, 'dogeuniUrls' | 'ordUrls' | 'contentUrls'> &
    Partial<Pick<AppConfig, 'profile' | 'isTelegramStrict'>>,
  { network, clock, origin }: IndexChoice,
): IndexPorts {
  const absolute = (urls: readonly string[]) => urls.map((url) => new URL(url, origin).href);
  const options = { network, clock };
  const asksNobodyElse = config.profile === 'cold' || config.isTelegramStrict;
  return {
    tokens: nameServers(absolute(config.dogeuniUrls[network])).map(({ name, url }) =>
      lazyTokens(name, async () => {
        const { createDogeuni } = await import('../adapters/dogeuni/index.ts');
        return createDogeuni({ ...options, name, baseUrl: url });
      }),
    ),
    inscriptions: composeInscriptions(absolute(config.ordUrls[network]), clock),
    contents: composeContents(absolute(config.contentUrls[network]), clock),
    relay: asksNobodyElse ? null : composeRelay(network, clock),
    siteFiles: asksNobodyElse ? null : composeSiteFiles(clock),
  };
}

/** Contacts the host that a link names, so there is no list of servers. */
const composeRelay = (network: Network, clock: Clock): Ports['relay'] =>
  lazyRelay(async () => {
    const { createDogeConnect } = await import('../adapters/dogeconnect/index.ts');
    return createDogeConnect({ network, clock });
  });

/** Contacts a site after the user agreed. */
const composeSiteFiles = (clock: Clock): Ports['siteFiles'] =>
  lazySiteFiles(async () => {
    const { createSiteFiles } = await import('../adapters/siteFiles/index.ts');
    return createSiteFiles({ clock });
  });

function composeInscriptions(baseUrls: readonly string[], clock: Clock): Ports['inscriptions'] {
  const [first] = nameServers(baseUrls);
  if (first === undefined) return null;
  return lazyInscriptions(first.name, async () => {
    const { createOrd } = await import('../adapters/ord/index.ts');
    return createOrd({ clock, name: first.name, baseUrls });
  });
}

function composeContents(baseUrls: readonly string[], clock: Clock): Ports['contents'] {
  const [first] = nameServers(baseUrls);
  if (first === undefined) return null;
  return lazyContents(first.name, async () => {
    const { createContentGateway } = await import('../adapters/content/index.ts');
    return createContentGateway({ clock, name: first.name, baseUrls });
  });
}
