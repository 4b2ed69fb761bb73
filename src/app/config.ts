/** The app's configuration and servers: from the build, overridden by the host's file. */
import type { Network } from '../domain/address/Network.ts';

export type ServersByNetwork = Readonly<Record<Network, readonly string[]>>;

/**
 * Where the app runs: `web` in Telegram and in any browser; `telegram` only in Telegram, while browsers are directed to the bot; `cold`
 * only in a browser, where it never contacts a server.
 */
export type Profile = 'web' | 'telegram' | 'cold';

export const PROFILES: readonly Profile[] = ['web', 'telegram', 'cold'];

/** Settings of one host. Base URLs are absolute, or relative to the root of our own origin. */
export interface AppConfig {
  /** the default chain */
  readonly network: Network;
  /** each chain's Blockbook servers, tried in turn */
  readonly blockbookUrls: ServersByNetwork;
  /** each chain's indexes of the token ledger, all queried and compared; none: no tokens are read */
  readonly dogeuniUrls: ServersByNetwork;
  /** each chain's inscription indexes, tried in turn; none: coins are judged by their value */
  readonly ordUrls: ServersByNetwork;
  /** each chain's content gateways, tried in turn; none: no content is shown */
  readonly contentUrls: ServersByNetwork;
  readonly profile: Profile;
  /** no links out of the app inside Telegram, whose terms forbid those to other chains' assets */
  readonly isTelegramStrict: boolean;
  /** the `https://t.me/…` link shown in browsers when the app runs only in Telegram; null: none */
  readonly botUrl: string | null;
  /** the `https://` page of the source code; null: no link to it */
  readonly sourceUrl: string | null;
  /** the `https://` page for reporting problems; null: no link to it */
  readonly reportUrl: string | null;
  /** obfuscates the state record (specification §4); protects nothing */
  readonly stateSecret: string;
}

export type BuildVariables = Readonly<Record<string, string | boolean | undefined>>;

export const NETWORKS: readonly Network[] = ['mainnet', 'testnet', 'regtest'];

/** Embedded in the product as the specification requires: anyone can read it, so it protects nothing. */
const EMBEDDED_STATE_SECRET = 'kennel-state-obfuscation';

const variableOf = (kind: string, network: Network): string => `VITE_${kind}_${network.toUpperCase()}`;

const listIn = (variable: string | boolean | undefined): readonly string[] =>
  String(variable ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');

const textOrNull = (variable: string | boolean | undefined): string | null =>
  typeof variable === 'string' ? variable : null;

const NO_SERVERS: ServersByNetwork = { mainnet: [], testnet: [], regtest: [] };

function serversIn(variables: BuildVariables, kind: string): ServersByNetwork {
  const of = (network: Network) => listIn(variables[variableOf(kind, network)]);
  return { mainnet: of('mainnet'), testnet: of('testnet'), regtest: of('regtest') };
}

/**
 * Reads the build's variables, which may leave the servers to the host; a cold build has none. @throws {RangeError} when network or profile
 * is unknown
 */
export function readVariables(variables: BuildVariables): AppConfig {
  const network = NETWORKS.find((name) => name === (variables.VITE_NETWORK ?? 'mainnet'));
  if (network === undefined) throw new RangeError(`VITE_NETWORK must be one of ${NETWORKS.join(', ')}`);
  const profile = PROFILES.find((name) => name === (variables.VITE_PROFILE ?? 'web'));
  if (profile === undefined) throw new RangeError(`VITE_PROFILE must be one of ${PROFILES.join(', ')}`);
  const servers = (kind: string) => (profile === 'cold' ? NO_SERVERS : serversIn(variables, kind));
  return {
    network,
    profile,
    isTelegramStrict: variables.VITE_TELEGRAM_STRICT === 'true',
    blockbookUrls: servers('BLOCKBOOK'),
    dogeuniUrls: servers('DOGEUNI'),
    ordUrls: servers('ORD'),
    contentUrls: servers('CONTENT'),
    botUrl: textOrNull(variables.VITE_BOT_URL),
    sourceUrl: textOrNull(variables.VITE_SOURCE_URL),
    reportUrl: textOrNull(variables.VITE_REPORT_URL),
    stateSecret: EMBEDDED_STATE_SECRET,
  };
}

/** The selectable chains: those with servers, and that of a cold wallet. */
export const networksOf = ({ blockbookUrls, profile, network: usual }: AppConfig): readonly Network[] =>
  profile === 'cold' ? [usual] : NETWORKS.filter((network) => blockbookUrls[network].length > 0);
