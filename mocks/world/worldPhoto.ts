/** A photograph of what outlives a killed app: the device's texts and the chain. A world can be put back into it. */
import type { Sandbox } from '../sandbox/chain/Sandbox.ts';
import type { Device } from './device.ts';

/** What is there at one moment. */
export interface WorldPhoto {
  readonly texts: ReadonlyMap<string, string>;
  /** raw transactions of each block above a height, without its coinbase, oldest block first */
  readonly blocks: readonly (readonly string[])[];
  /** raw transactions that wait, in their order */
  readonly mempool: readonly string[];
}

/** Takes a photograph. @param base - the height above which blocks are looked at */
export function photograph({ texts }: Device, { chain, mempool, tip }: Sandbox, base: number): WorldPhoto {
  const heights = Array.from({ length: tip.height - base }, (_, index) => base + 1 + index);
  const rawOf = (txid: string): string | readonly string[] => chain.record(txid)?.rawHex ?? [];
  return {
    texts: new Map(texts),
    blocks: heights.map((height) => (chain.blockAt(height)?.txids.slice(1) ?? []).flatMap(rawOf)),
    mempool: mempool.entries.map(({ record }) => record.rawHex),
  };
}

/** The same text for the same world, and another for any other. */
export const photoKey = ({ texts, blocks, mempool }: WorldPhoto): string =>
  JSON.stringify([[...texts], blocks, mempool]);

function submitAll(sandbox: Sandbox, raws: readonly string[]): void {
  for (const raw of raws) {
    const verdict = sandbox.submit(raw);
    if (!verdict.accepted) throw new Error(`the world cannot be put back: ${verdict.reason}`);
  }
}

/** Puts device and chain back. The chain has to stand at the photograph's base. */
export function putBack({ texts, blocks, mempool }: WorldPhoto, device: Device, sandbox: Sandbox): void {
  device.texts.clear();
  for (const [key, text] of texts) device.texts.set(key, text);
  for (const raws of blocks) {
    submitAll(sandbox, raws);
    sandbox.mine(1);
  }
  submitAll(sandbox, mempool);
}
