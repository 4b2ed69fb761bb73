/** What is decided when the app is built. */
import type { Network } from '../domain/address/Network.ts';

/** Settings of one build. */
export interface AppConfig {
  readonly network: Network;
  /** base URLs of Blockbook servers, tried in turn; absolute, or from the root of our own origin */
  readonly blockbookUrls: readonly string[];
  /** obfuscates the state record (specification §4); protects nothing */
  readonly stateSecret: string;
}

/** The variables a build may set. */
export type BuildVariables = Readonly<Record<string, string | boolean | undefined>>;

const NETWORKS: readonly Network[] = ['mainnet', 'testnet', 'regtest'];

/** Embedded in the product as the specification asks: anybody can read it, so nothing secret rests on it. */
const EMBEDDED_STATE_SECRET = 'kennel-state-obfuscation';

/**
 * Reads the build's variables.
 *
 * @throws {RangeError} when the network is unknown, or when it has no server
 */
export function readConfig(variables: BuildVariables): AppConfig {
  const network = NETWORKS.find((name) => name === (variables.VITE_NETWORK ?? 'mainnet'));
  if (network === undefined) throw new RangeError(`VITE_NETWORK must be one of ${NETWORKS.join(', ')}`);
  const name = `VITE_BLOCKBOOK_${network.toUpperCase()}`;
  const blockbookUrls = String(variables[name] ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');
  if (blockbookUrls.length === 0) throw new RangeError(`${name} must name at least one Blockbook server`);
  return { network, blockbookUrls, stateSecret: EMBEDDED_STATE_SECRET };
}
