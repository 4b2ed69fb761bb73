/** Judges what an indexer says of itself before it is believed anything else. */
import type { Network } from '../address/Network.ts';

/** What an indexer said, as far as it is judged. */
export interface IndexerClaim {
  readonly height: number;
  readonly coin: string;
  readonly chain: string | null;
  readonly genesis: string;
}

/** Why an indexer is not taken. */
export type IndexerProblem =
  /** it follows something else */
  | { readonly kind: 'other-chain'; readonly coin: string }
  /** blocks between it and the others */
  | { readonly kind: 'far-behind'; readonly blocks: number }
  | { readonly kind: 'far-ahead'; readonly blocks: number };

/** What Dogecoin's node calls its chains. @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/chainparamsbase.cpp */
export const NODE_CHAINS: Readonly<Record<Network, string>> = {
  mainnet: 'main',
  testnet: 'test',
  regtest: 'regtest',
};

/**
 * Hashes of the first blocks; null where every chain of that kind may begin with its own.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/chainparams.cpp
 */
const FIRST_BLOCKS: Readonly<Record<Network, string | null>> = {
  mainnet: '1a91e3dace36e2be3bf030a65679fe821aa1d6ef92e7c9902eb318182c355691',
  testnet: 'bb0a78264637406b6360aad926284d544d7049f45189db5664f3c4d07350559e',
  regtest: null,
};

/** Half an hour of blocks: more than the network ever disagrees about. */
export const FAR_BEHIND = 30;

/** A month of blocks: those in use may have stood still, but not for that long. */
export const FAR_AHEAD = 43_200;

/** Sockets don't name the chain: on regtest, whose first block is not fixed, any will do that is not another network's. */
const mayBeOf = (network: Network, genesis: string): boolean =>
  FIRST_BLOCKS[network] !== null || !Object.values(FIRST_BLOCKS).includes(genesis);

function isOfNetwork({ coin, chain, genesis }: IndexerClaim, network: Network): boolean {
  const first = FIRST_BLOCKS[network];
  return (
    /^doge/i.test(coin) &&
    (chain === null ? mayBeOf(network, genesis) : chain === NODE_CHAINS[network]) &&
    (first === null || genesis === first)
  );
}

/** Whether it follows another chain. @returns null when it follows this one */
export const judgeChain = (claim: IndexerClaim, network: Network): IndexerProblem | null =>
  isOfNetwork(claim, network) ? null : { kind: 'other-chain', coin: claim.coin };

/**
 * Whether its height is plausible.
 *
 * @param bestHeight - the highest block that the servers in use know; null when none answers
 * @returns null when it is
 */
export function judgeHeight(height: number, bestHeight: number | null): IndexerProblem | null {
  if (bestHeight === null) return null;
  const behind = bestHeight - height;
  if (behind > FAR_BEHIND) return { kind: 'far-behind', blocks: behind };
  return -behind > FAR_AHEAD ? { kind: 'far-ahead', blocks: -behind } : null;
}
