import type { DogeAddress } from './DogeAddress.ts';

/** How addresses of scripts begin: 9 and A on mainnet, 2 elsewhere. Those of keys begin with D, m and n. */
const SCRIPT_ADDRESS = /^[29A]/;

/** Whether an address, which was read before, is of a script (P2SH) and not of a key. */
export const isScriptAddress = (address: DogeAddress): boolean => SCRIPT_ADDRESS.test(address);
