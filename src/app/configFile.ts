/**
 * A host's configuration, in `kennel.config.json` next to the page: so one build serves every host. Missing fields default to the build's
 * values; unknown fields are errors, as they may be misspelled.
 */
import type { Network } from '../domain/address/Network.ts';
import { type AppConfig, NETWORKS, PROFILES, type Profile, type ServersByNetwork } from './config.ts';

export const CONFIG_FILE = 'kennel.config.json';

/** The kinds of servers: names in the file, and fields of `AppConfig`. */
const KINDS = {
  blockbook: 'blockbookUrls',
  dogeuni: 'dogeuniUrls',
  ord: 'ordUrls',
  content: 'contentUrls',
} as const;

type Kind = keyof typeof KINDS;

const KIND_NAMES = Object.keys(KINDS) as readonly Kind[];

const MAX_LENGTH = 64_000;
const MAX_SERVERS = 16;
const MAX_URL_LENGTH = 300;
/** Maximum length of a wrong value in a message, characters. */
const MAX_SHOWN = 60;

/** A host's configuration is invalid. The message names the field and what is expected; it contains no user data. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(field: string, wanted: string) {
    super(`${CONFIG_FILE}: ${field} ${wanted}`);
  }
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, MAX_SHOWN);

/** The fields of an object, without unknown ones. */
function fieldsOf(
  value: unknown,
  field: string,
  known: readonly string[],
): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ConfigError(field, `must be an object, and is ${shown(value)}`);
  const stranger = Object.keys(value).find((name) => !known.includes(name));
  if (stranger !== undefined)
    throw new ConfigError(field, `has ${shown(stranger)}, and may have ${known.join(', ')}`);
  return value as Readonly<Record<string, unknown>>;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** A placeholder for the page's own origin: it reveals paths that leave it, such as `//one.example` and `/\\one.example`. */
const OWN_ORIGIN = 'https://own.invalid';

/** Whether a page may connect to it: over https, relative to the root of its own origin, or on the local machine for trying it out. */
function isReachable(text: string): boolean {
  const base = text.startsWith('/') ? OWN_ORIGIN : undefined;
  if (!URL.canParse(text, base)) return false;
  const { origin, protocol, hostname, username, password, search, hash } = new URL(text, base);
  if (username !== '' || password !== '' || search !== '' || hash !== '') return false;
  if (base !== undefined) return origin === base;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
}

function serversOf(value: unknown, field: string): readonly string[] {
  if (!Array.isArray(value))
    throw new ConfigError(field, `must be a list of addresses, and is ${shown(value)}`);
  if (value.length > MAX_SERVERS) throw new ConfigError(field, `may name ${MAX_SERVERS} servers at most`);
  for (const [index, url] of value.entries()) {
    if (typeof url !== 'string' || url.length > MAX_URL_LENGTH || !isReachable(url))
      throw new ConfigError(
        `${field}[${index}]`,
        `must begin with https:// or with / and hold no password, question or mark, and is ${shown(url)}`,
      );
  }
  return value as readonly string[];
}

function networkOf(value: unknown): Network {
  const network = NETWORKS.find((name) => name === value);
  if (network === undefined)
    throw new ConfigError('network', `must be one of ${NETWORKS.join(', ')}, and is ${shown(value)}`);
  return network;
}

/** A cold build stays cold, whatever the host's file says. */
function profileOf(value: unknown, built: Profile): Profile {
  if (value === undefined) return built;
  const profile = PROFILES.find((name) => name === value);
  if (profile === undefined)
    throw new ConfigError('profile', `must be one of ${PROFILES.join(', ')}, and is ${shown(value)}`);
  if (built === 'cold' && profile !== 'cold')
    throw new ConfigError('profile', `must be cold, as the build is, and is ${shown(value)}`);
  return profile;
}

function strictOf(value: unknown): boolean {
  if (typeof value !== 'boolean')
    throw new ConfigError('telegramStrict', `must be true or false, and is ${shown(value)}`);
  return value;
}

function botUrlOf(value: unknown): string | null {
  if (value === null) return null;
  if (typeof value !== 'string' || !/^https:\/\/t\.me\/\w[\w/?=-]*$/.test(value))
    throw new ConfigError('botUrl', `must be null or begin with https://t.me/, and is ${shown(value)}`);
  return value;
}

/** A page linked from the settings. */
function pageOf(value: unknown, field: 'sourceUrl' | 'reportUrl'): string | null {
  if (value === null) return null;
  if (
    typeof value !== 'string' ||
    value.length > MAX_URL_LENGTH ||
    !/^https:\/\/[^@\s]+$/.test(value) ||
    !URL.canParse(value)
  )
    throw new ConfigError(field, `must be null or begin with https://, and is ${shown(value)}`);
  return value;
}

/** The servers of one kind: from the file if it lists any, otherwise from the build. A cold wallet has none. */
function mergeServers(
  built: ServersByNetwork,
  kind: Kind,
  servers: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  isCold: boolean,
): ServersByNetwork {
  const of = (network: Network) => {
    const field = `servers.${network}.${kind}`;
    const list = servers[network]?.[kind];
    if (list === undefined) return isCold ? [] : built[network];
    const urls = serversOf(list, field);
    if (isCold && urls.length > 0) throw new ConfigError(field, 'must be empty where profile is cold');
    return urls;
  };
  return { mainnet: of('mainnet'), testnet: of('testnet'), regtest: of('regtest') };
}

function parse(text: string): unknown {
  if (text.length > MAX_LENGTH) throw new ConfigError('the file', `is longer than ${MAX_LENGTH} characters`);
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError('the file', 'is not JSON');
  }
}

/**
 * Merges a host's file over the build's configuration.
 *
 * @throws {ConfigError} naming the first invalid field
 */
export function readConfigFile(text: string, built: AppConfig): AppConfig {
  const known = ['network', 'profile', 'telegramStrict', 'botUrl', 'sourceUrl', 'reportUrl', 'servers'];
  const fields = fieldsOf(parse(text), 'the file', known);
  const named = fieldsOf(fields.servers ?? {}, 'servers', NETWORKS);
  const servers = Object.fromEntries(
    Object.entries(named).map(([network, kinds]) => [
      network,
      fieldsOf(kinds, `servers.${network}`, KIND_NAMES),
    ]),
  );
  const profile = profileOf(fields.profile, built.profile);
  const merged = KIND_NAMES.map(
    (kind) => [KINDS[kind], mergeServers(built[KINDS[kind]], kind, servers, profile === 'cold')] as const,
  );
  return {
    ...built,
    ...(Object.fromEntries(merged) as Pick<AppConfig, (typeof KINDS)[Kind]>),
    network: fields.network === undefined ? built.network : networkOf(fields.network),
    profile,
    isTelegramStrict:
      fields.telegramStrict === undefined ? built.isTelegramStrict : strictOf(fields.telegramStrict),
    botUrl: fields.botUrl === undefined ? built.botUrl : botUrlOf(fields.botUrl),
    sourceUrl: fields.sourceUrl === undefined ? built.sourceUrl : pageOf(fields.sourceUrl, 'sourceUrl'),
    reportUrl: fields.reportUrl === undefined ? built.reportUrl : pageOf(fields.reportUrl, 'reportUrl'),
  };
}

/** The build's configuration as a file for the host to edit. */
export function writeConfigFile(config: AppConfig): string {
  const of = (network: Network) =>
    Object.fromEntries(KIND_NAMES.map((kind) => [kind, config[KINDS[kind]][network]]));
  const servers = Object.fromEntries(NETWORKS.map((network) => [network, of(network)]));
  const { network, profile, isTelegramStrict: telegramStrict, botUrl, sourceUrl, reportUrl } = config;
  return `${JSON.stringify({ network, profile, telegramStrict, botUrl, sourceUrl, reportUrl, servers }, null, 2)}\n`;
}

/** Whether a URL is on the wallet's own origin. */
const isOwn = (url: string, ownOrigin: string): boolean =>
  URL.canParse(url, ownOrigin) && new URL(url, ownOrigin).origin === ownOrigin;

/**
 * Checks the servers as a whole.
 *
 * @param ownOrigin - of the page, for example `https://wallet.example`
 * @throws {ConfigError} when the default network needs a server but has none; and when untrusted content would come from the wallet's own
 * origin, where browsers trust pages and scripts as the wallet's
 */
export function requireServers(config: AppConfig, ownOrigin: string): AppConfig {
  const { network: usual, blockbookUrls, contentUrls, profile } = config;
  for (const network of NETWORKS) {
    const own = contentUrls[network].find((url) => isOwn(url, ownOrigin));
    if (own !== undefined)
      throw new ConfigError(
        `servers.${network}.content`,
        `must be at another host than the wallet, and is ${shown(own)}`,
      );
  }
  if (profile === 'cold' || blockbookUrls[usual].length > 0) return config;
  throw new ConfigError(`servers.${usual}.blockbook`, 'must name at least one Blockbook server');
}
