/** Version prefixes of extended keys. */

import { NETWORKS, type Network } from '../address/Network.ts';

/** Some Dogecoin wallets write their mainnet keys with Bitcoin's versions. */
const BITCOIN_VERSIONS = { bip32: { private: 0x0488ade4, public: 0x0488b21e } };

/** Versions with the networks that use them; testnet and regtest share theirs. */
export const KNOWN_VERSIONS = [
  { networks: ['mainnet'], ...NETWORKS.mainnet },
  { networks: ['mainnet'], ...BITCOIN_VERSIONS },
  { networks: ['testnet', 'regtest'], ...NETWORKS.testnet },
] satisfies readonly {
  readonly networks: readonly Network[];
  readonly bip32: { readonly private: number; readonly public: number };
}[];
