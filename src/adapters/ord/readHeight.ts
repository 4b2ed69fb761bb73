import { Fault } from '../../domain/fault.ts';
import type { Client } from '../http/client.ts';

const MAX_HEIGHT = 0x7fffffff;

/** The height of the last block a server has indexed. @throws {Fault} `bad-answer` among others */
export const readHeight = (client: Client, signal?: AbortSignal): Promise<number> =>
  client.read('/block-count', heightIn, signal);

/** The server reports the number of blocks: the height plus one. */
function heightIn(text: string): number {
  const count = /^\d{1,10}$/.test(text.trim()) ? Number(text.trim()) : 0;
  if (count < 1 || count > MAX_HEIGHT) throw new Fault('bad-answer', 'block-count: not a count');
  return count - 1;
}
