/** Checks an indexer's own description before anything else from it is used. */
import type { Network } from '../address/Network.ts';

/** The parts of an indexer's description that are checked. */
export interface IndexerClaim {
  readonly height: number;
  readonly coin: string;
  readonly chain: string | null;
  readonly genesis: string;
}

/** Why an indexer is rejected. */
export type IndexerProblem =
  /** it follows another chain */
  | { readonly kind: 'other-chain'; readonly coin: string }
  /** blocks between it and the other indexers */
  | { readonly kind: 'far-behind'; readonly blocks: number }
  | { readonly kind: 'far-ahead'; readonly blocks: number };

/** Chain names of Dogecoin's node. @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/chainparamsbase.cpp */
export const NODE_CHAINS: Readonly<Record<Network, string>> = {
  mainnet: 'main',
  testnet: 'test',
  regtest: 'regtest',
};

/**
 * Genesis hashes; null where each chain of that kind may have its own.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/chainparams.cpp
 */
const FIRST_BLOCKS: Readonly<Record<Network, string | null>> = {
  mainnet: '1a91e3dace36e2be3bf030a65679fe821aa1d6ef92e7c9902eb318182c355691',
  testnet: 'bb0a78264637406b6360aad926284d544d7049f45189db5664f3c4d07350559e',
  regtest: null,
};

/** Half an hour of blocks: more than nodes of the network ever differ. */
export const FAR_BEHIND = 30;

/** A month of blocks: the indexers in use may have stalled, but not for that long. */
export const FAR_AHEAD = 43_200;

/** Socket servers don't name the chain: on regtest, whose genesis is not fixed, any will do that is not another network's. */
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

/** @returns null when it follows this network */
export const judgeChain = (claim: IndexerClaim, network: Network): IndexerProblem | null =>
  isOfNetwork(claim, network) ? null : { kind: 'other-chain', coin: claim.coin };

/**
 * Whether its height is plausible.
 *
 * @param bestHeight - the highest block among the servers in use; null when none answers
 * @returns null when it is plausible
 */
export function judgeHeight(height: number, bestHeight: number | null): IndexerProblem | null {
  if (bestHeight === null) return null;
  const behind = bestHeight - height;
  if (behind > FAR_BEHIND) return { kind: 'far-behind', blocks: behind };
  return -behind > FAR_AHEAD ? { kind: 'far-ahead', blocks: -behind } : null;
}
