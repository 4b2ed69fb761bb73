import type { DogeAddress } from './DogeAddress.ts';

/** A Dogecoin chain. Everything that is derived, parsed or stored belongs to exactly one. */
export type Network = 'mainnet' | 'testnet' | 'regtest';

/** The parameters in which the chains differ. */
export interface NetworkParams {
  /** version byte of a P2PKH address */
  readonly pubKeyHash: number;
  /** version byte of a P2SH address */
  readonly scriptHash: number;
  /** version byte of a WIF private key */
  readonly wif: number;
  /** BIP32 versions of extended keys */
  readonly bip32: { readonly public: number; readonly private: number };
  /** BIP44 coin type: 3 on mainnet, 1 elsewhere */
  readonly coinType: number;
  /** confirmations a coinbase output needs before it may be spent */
  readonly coinbaseMaturity: number;
}

/** @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/chainparams.cpp */
export const NETWORKS: Readonly<Record<Network, NetworkParams>> = {
  mainnet: {
    pubKeyHash: 0x1e,
    scriptHash: 0x16,
    wif: 0x9e,
    bip32: { public: 0x02facafd, private: 0x02fac398 },
    coinType: 3,
    coinbaseMaturity: 240,
  },
  testnet: {
    pubKeyHash: 0x71,
    scriptHash: 0xc4,
    wif: 0xf1,
    bip32: { public: 0x043587cf, private: 0x04358394 },
    coinType: 1,
    coinbaseMaturity: 240,
  },
  regtest: {
    pubKeyHash: 0x6f,
    scriptHash: 0xc4,
    wif: 0xef,
    bip32: { public: 0x043587cf, private: 0x04358394 },
    coinType: 1,
    coinbaseMaturity: 60,
  },
};

/** First characters of P2SH addresses: 9 and A on mainnet, 2 elsewhere. P2PKH addresses begin with D, m and n. */
const SCRIPT_ADDRESS = /^[29A]/;

/** Whether a parsed address is P2SH rather than P2PKH. */
export const isScriptAddress = (address: DogeAddress): boolean => SCRIPT_ADDRESS.test(address);
