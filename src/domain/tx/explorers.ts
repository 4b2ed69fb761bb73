/** Sites that show a transaction to anybody. They are opened only when a person asks for it: each learns what is looked at. */
import type { Network } from '../address/Network.ts';
import type { Txid } from './Txid.ts';

/** A site. */
export interface Explorer {
  readonly name: string;
  /** the page of a transaction, https */
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

/** The sites for a network; none for one that is on this machine only. */
export function explorersOf(network: Network): readonly Explorer[] {
  if (network === 'regtest') return [];
  return network === 'mainnet' ? MAINNET : TESTNET;
}
