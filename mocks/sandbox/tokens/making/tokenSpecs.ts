/** Parameters of tests and the demo for the simulated token servers. */
import type { TokenStory } from '../TokenLibrary.ts';

/** A drc-20 to deploy from the sandbox. Amounts in smallest units: 1 token is 100,000,000. */
export interface DeploySpec {
  /** 2 to 8 bytes; converted to upper case */
  readonly tick: string;
  /** 21 million tokens when absent */
  readonly max?: bigint;
  /** maximum of one mint; when absent the whole supply, half of which is minted to the sandbox's purse at once */
  readonly limit?: bigint;
  readonly story?: Omit<TokenStory, 'logo'>;
  /** a PNG; drawn when absent */
  readonly picture?: Uint8Array;
  /** DOGE for one whole token; unknown when absent */
  readonly price?: number;
}

export interface GiveSpec {
  readonly address: string;
  /** deployed first if necessary; ticks of more than 8 characters come from modules that are not simulated */
  readonly tick: string;
  /** smallest units */
  readonly amount: bigint;
  /** `transfer` from the sandbox's purse (the default), or minted to the address */
  readonly by?: 'transfer' | 'mint';
  /** whether it is mined at once; true by default */
  readonly confirmed?: boolean;
}

export interface MemeSpec {
  readonly address: string;
  readonly tick: string;
  readonly name: string;
  readonly amount: bigint;
  /** of an earlier deployment; a new one when absent */
  readonly tickId?: string;
  readonly confirmed?: boolean;
}

export interface FileSpec {
  readonly address: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
  readonly confirmed?: boolean;
}

/** An NFT for an address: the ledger no longer accepts new ones, so it is not on the chain. */
export interface NftSpec {
  readonly address: string;
  readonly tick: string;
  readonly tickId: number;
  readonly prompt?: string;
  readonly model?: string;
  /** drawn when absent */
  readonly picture?: { readonly mime: string; readonly bytes: Uint8Array };
}

export interface InscribeSpec {
  readonly address: string;
  readonly mime: string;
  readonly body: Uint8Array;
  /** the inscribed koinu's offset in the coin; 0 when absent, otherwise at least 100,000 */
  readonly offset?: bigint;
  /** the carrier's value, koinu; 100,000 when absent */
  readonly value?: bigint;
  readonly confirmed?: boolean;
}
