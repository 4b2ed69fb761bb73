/** What tests and the demo ask for in the pretended token world. */
import type { TokenStory } from '../TokenLibrary.ts';

/** A drc-20 to be deployed by the sandbox. Amounts in smallest units: 1 token is 100,000,000. */
export interface DeploySpec {
  /** 2 to 8 bytes; read in upper case */
  readonly tick: string;
  /** 21 million tokens when absent */
  readonly max?: bigint;
  /** most that one mint gives; when absent all of it, and half is minted into the sandbox's purse at once */
  readonly limit?: bigint;
  readonly story?: Omit<TokenStory, 'logo'>;
  /** a PNG; drawn when absent */
  readonly picture?: Uint8Array;
  /** DOGE for one whole token; unknown when absent */
  readonly price?: number;
}

/** An amount of a drc-20 for an address. */
export interface GiveSpec {
  readonly address: string;
  /** deployed first when nobody has; ticks of more than 8 characters come from modules that are not pretended */
  readonly tick: string;
  /** smallest units */
  readonly amount: bigint;
  /** `transfer` from the sandbox's purse (the default), or minted to the address */
  readonly by?: 'transfer' | 'mint';
  /** whether it is mined at once; it is by default */
  readonly confirmed?: boolean;
}

/** An amount of a meme-20 for an address. */
export interface MemeSpec {
  readonly address: string;
  readonly tick: string;
  readonly name: string;
  readonly amount: bigint;
  /** of one that was deployed before; a new one when absent */
  readonly tickId?: string;
  readonly confirmed?: boolean;
}

/** A file for an address. */
export interface FileSpec {
  readonly address: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
  readonly confirmed?: boolean;
}

/** An NFT for an address: the ledger takes no more of them, so it is simply there. */
export interface NftSpec {
  readonly address: string;
  readonly tick: string;
  readonly tickId: number;
  readonly prompt?: string;
  readonly model?: string;
  /** drawn when absent */
  readonly picture?: { readonly mime: string; readonly bytes: Uint8Array };
}

/** A doginal for an address. */
export interface InscribeSpec {
  readonly address: string;
  readonly mime: string;
  readonly body: Uint8Array;
  /** where in the coin the inscribed koinu lies; 0 when absent, otherwise at least 100,000 */
  readonly offset?: bigint;
  /** of the coin that carries it, koinu; 100,000 when absent */
  readonly value?: bigint;
  readonly confirmed?: boolean;
}
