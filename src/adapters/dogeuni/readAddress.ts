/** Addresses in an index's answers. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import { parseAddress } from '../../domain/address/parseAddress.ts';
import { Fault } from '../../domain/fault.ts';

/** @throws {Fault} `bad-answer` when it isn't an address of this network */
export function readAddress(text: string, network: Network): DogeAddress {
  const parsed = parseAddress(text, network);
  if (!parsed.ok) throw new Fault('bad-answer', `no address: ${text.slice(0, 60)}`);
  return parsed.value;
}

/** Null for an empty text. @throws {Fault} `bad-answer` */
export const readAddressOrNull = (text: string, network: Network): DogeAddress | null =>
  text === '' ? null : readAddress(text, network);
