/** Reads the inscriptions on an address's coins row by row, however long their texts are. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { Fault } from '../../domain/fault.ts';
import { AnswerTooLong } from '../http/boundedJson.ts';
import type { Client } from '../http/client.ts';
import { parseExactJson } from '../http/exactJson.ts';
import { checkShape } from '../http/parseAnswer.ts';
import { carriedAt } from './carriers.ts';
import { inscriptionList, inscriptions } from './schema.ts';

/** Coins per request for their inscriptions, texts included. */
const COINS_PER_QUESTION = 20;

/** How often coins are asked about again in smaller groups, per list. */
const MOST_SPLITS = 60;

/** Unchecked rows, and on how many coins inscriptions couldn't be read. */
export interface InscriptionRows {
  readonly rows: readonly unknown[];
  readonly leftOut: number;
}

/**
 * Asks for all at once; if that answer is too long, for the carrying coins in groups, so that an unreadable row affects only its
 * coin.
 *
 * @throws {Fault} of any kind
 */
export async function inscriptionRows(
  client: Client,
  holder: DogeAddress,
  signal?: AbortSignal,
): Promise<InscriptionRows> {
  try {
    const read = (text: string) => checkShape(inscriptions, parseExactJson(text)).inscriptions;
    const rows = await client.read(`/inscriptions/balance/${holder}?show_all=true`, read, signal);
    return { rows, leftOut: 0 };
  } catch (thrown) {
    if (!(thrown instanceof AnswerTooLong)) throw thrown;
  }
  const carriers = await carriedAt(client, holder, signal);
  const budget = { splits: MOST_SPLITS };
  const parts: InscriptionRows[] = [];
  for (let at = 0; at < carriers.length; at += COINS_PER_QUESTION)
    parts.push(await rowsOf(client, carriers.slice(at, at + COINS_PER_QUESTION), budget, signal));
  return joined(parts);
}

const joined = (parts: readonly InscriptionRows[]): InscriptionRows => ({
  rows: parts.flatMap(({ rows }) => rows),
  leftOut: parts.reduce((sum, { leftOut }) => sum + leftOut, 0),
});

/** Halves the group until the unreadable coin is isolated. @throws {Fault} when nothing answers */
async function rowsOf(
  client: Client,
  asked: readonly string[],
  budget: { splits: number },
  signal: AbortSignal | undefined,
): Promise<InscriptionRows> {
  try {
    const read = (text: string) => checkShape(inscriptionList, parseExactJson(text));
    const path = `/shibescriptions_by_outputs?outputs=${asked.join(',')}`;
    return { rows: await client.read(path, read, signal), leftOut: 0 };
  } catch (thrown) {
    const concernsSome =
      thrown instanceof Fault && ['bad-answer', 'not-found', 'rejected'].includes(thrown.kind);
    if (!concernsSome) throw thrown;
    if (asked.length === 1 || budget.splits === 0) return { rows: [], leftOut: asked.length };
    budget.splits -= 1;
    const half = Math.ceil(asked.length / 2);
    return joined([
      await rowsOf(client, asked.slice(0, half), budget, signal),
      await rowsOf(client, asked.slice(half), budget, signal),
    ]);
  }
}
