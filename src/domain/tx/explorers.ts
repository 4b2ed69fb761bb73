/** Public block explorers. They are opened only at the user's request: each learns which transaction is viewed. */
import type { Network } from '../address/Network.ts';
import type { Txid } from './Txid.ts';

export interface Explorer {
  readonly name: string;
  /** a transaction's page, https */
  urlOf(txid: Txid): string;
}

const MAINNET: readonly Explorer[] = [
  { name: 'Blockchair', urlOf: (txid) => `https://blockchair.com/dogecoin/transaction/${txid}` },
  { name: 'Dogechain', urlOf: (txid) => `https://dogechain.info/tx/${txid}` },
  { name: 'BlockCypher', urlOf: (txid) => `https://live.blockcypher.com/doge/tx/${txid}/` },
];

const TESTNET: readonly Explorer[] = [
  { name: 'SoChain', urlOf: (txid) => `https://sochain.com/tx/DOGETEST/${txid}` },
];

/** The explorers of a network; empty for regtest, which is local. */
export function explorersOf(network: Network): readonly Explorer[] {
  if (network === 'regtest') return [];
  return network === 'mainnet' ? MAINNET : TESTNET;
}
