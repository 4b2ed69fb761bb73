/** Maps ord's answers to domain types, row by row. Pure. */
import * as v from 'valibot';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Nft } from '../../domain/drc20/Collectible.ts';
import type { HeldTokens, TokenBalance } from '../../domain/drc20/Token.ts';
import { type TokenKey, tokenKey } from '../../domain/drc20/TokenId.ts';
import { tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { Fault } from '../../domain/fault.ts';
import { DOGINAL_DECIMALS } from '../../domain/inscription/readDoginalToken.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import { isTxid } from '../../domain/tx/Txid.ts';
import { plainMime } from '../http/request.ts';
import { balance, inscription, namedBalance, namedInscription, type RawInscription } from './schema.ts';

/** @throws {Fault} `bad-answer` when there are rows, and none says what it is about: no stranger can cause that */
function rejectNonsense(rows: readonly unknown[], named: number): void {
  if (rows.length > 0 && named === 0) throw new Fault('bad-answer', 'no entry makes sense');
}

const idOf = (tick: string) => ({ protocol: 'doginals', tick }) as const;

function balanceIn({ tick, transferable, available }: v.InferOutput<typeof balance>): TokenBalance {
  return {
    id: idOf(tick),
    tick,
    name: null,
    decimals: DOGINAL_DECIMALS,
    logo: null,
    isVerified: null,
    amount: tokenUnits(transferable + available),
    transferable,
  };
}

/**
 * An address's drc-20 balances that ride on coins. Amounts are given in tokens: they are stored with the maximum decimals, whatever
 * the token's own. Of a token listed twice the lower amount wins.
 *
 * @param rows - each checked on its own
 * @throws {Fault} `bad-answer` when none of several is valid
 */
export function mapBalances(rows: readonly unknown[]): HeldTokens {
  const known = new Map<TokenKey, TokenBalance>();
  const unclear = new Set<TokenKey>();
  let leftOut = 0;
  for (const row of rows) {
    const read = v.safeParse(balance, row);
    const named = v.safeParse(namedBalance, row);
    if (!read.success) leftOut += 1;
    if (!read.success && named.success) unclear.add(tokenKey(idOf(named.output.tick)));
    if (!read.success) continue;
    const one = balanceIn(read.output);
    const before = known.get(tokenKey(one.id));
    if (before === undefined || one.amount < before.amount) known.set(tokenKey(one.id), one);
  }
  rejectNonsense(rows, known.size + unclear.size);
  const held = [...known.values()].filter(({ id, amount }) => amount > 0n && !unclear.has(tokenKey(id)));
  return { balances: held, protocols: ['doginals'], unclear, leftOut };
}

/**
 * Inscriptions on an address's coins, without duplicates, newest first, and how many are invalid. @throws {Fault} `bad-answer` when
 * all are
 */
export function mapInscriptions(
  rows: readonly unknown[],
  holder: DogeAddress,
): { readonly items: readonly Nft[]; readonly leftOut: number } {
  const readable = rows.flatMap((row) => {
    const read = v.safeParse(inscription, row);
    return read.success ? [read.output] : [];
  });
  rejectNonsense(rows, rows.filter((row) => v.is(namedInscription, row)).length);
  const once = [...new Map(readable.map((row) => [row.inscription_id, row])).values()];
  const newestFirst = once.toSorted((a, b) => Number(b.inscription_number - a.inscription_number));
  return {
    items: newestFirst.map((row) => mapInscription(row, holder)),
    leftOut: rows.length - readable.length,
  };
}

export function mapInscription(raw: RawInscription, holder: DogeAddress): Nft {
  const [genesis = ''] = raw.inscription_id.split('i');
  return {
    key: `doginals:${raw.inscription_id}`,
    protocol: 'doginals',
    title: `Doginal ${raw.inscription_number}`,
    number: raw.inscription_number,
    prompt: null,
    model: null,
    content: raw.inscription_id,
    mime: plainMime(raw.content_type ?? '') || null,
    holder,
    deployTxid: isTxid(genesis) ? genesis : null,
    outpoint: outpointKey(raw.utxo),
  };
}
