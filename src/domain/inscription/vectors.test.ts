/** What a real index accepted as inscriptions and as drc-20: `mocks/sandbox/vectors/ord`. */
import { readFileSync } from 'node:fs';
import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { parseTransaction, type RawTransaction } from '../tx/parse/parseTransaction.ts';
import { inscribedByOrigin } from './inscribedByOrigin.ts';
import { readDoginalToken } from './readDoginalToken.ts';
import { readInscription } from './readInscription.ts';
import { readPushes } from './readPushes.ts';

interface EnvelopeCase {
  readonly what: string;
  readonly id: string;
  readonly txs: readonly { readonly hex: string }[];
  readonly inscribed: {
    readonly satpoint: string;
    readonly typeHex: string;
    readonly bodyLength: number;
    readonly bodyHead: string;
  } | null;
}

interface TextCase {
  readonly what: string;
  readonly type: string;
  readonly textHex: string;
  readonly balance: readonly { readonly available: string }[] | null;
  readonly token?: { readonly status: number; readonly text: string };
}

const casesOf = <Case>(name: string): readonly Case[] => {
  const file = new URL(`../../../mocks/sandbox/vectors/ord/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly cases: readonly Case[] }).cases;
};

function read({ txs }: EnvelopeCase): readonly RawTransaction[] {
  return txs.map(({ hex }) => {
    const parsed = parseTransaction(hex);
    if (!parsed.ok) throw new TypeError('a case that is no transaction');
    return parsed.value;
  });
}

/** Without those that spend an ordinary coin with a signature and a key: they are not part of it. */
const chained = (transactions: readonly RawTransaction[]): readonly RawTransaction[] =>
  transactions.filter(({ inputs }) => readPushes(inputs[0]?.script ?? new Uint8Array())?.length !== 2);

describe('an envelope, as a real index reads it', () => {
  it.each(casesOf<EnvelopeCase>('envelopes'))('$what', (one) => {
    const transactions = read(one);
    const found = readInscription(chained(transactions));
    if (one.inscribed === null) return expect(found).toBeNull();
    expect(found).toMatchObject({ id: one.id });
    expect(found?.body.length).toBe(one.inscribed.bodyLength);
  });

  it.each(casesOf<EnvelopeCase>('envelopes').filter(({ inscribed }) => inscribed !== null))(
    'protects where it lies: $what',
    (one) => {
      const [txid = '', vout = ''] = one.inscribed?.satpoint.split(':') ?? [];
      const revealed = read(one).find((transaction) => transaction.txid === txid);
      if (!revealed) throw new TypeError('a case without its transaction');
      expect(inscribedByOrigin(revealed)(Number(vout))).not.toBeNull();
    },
  );
});

describe('drc-20, as a real index reads it', () => {
  const content = ({ type, textHex }: TextCase) => ({ contentType: type, body: hexToBytes(textHex) });
  const isRead = (one: TextCase) => readDoginalToken(content(one)).ok;
  /** depends on the token rather than the text */
  const BY_TOKEN = /more than|of a token with|1000\.0000|the same tick again/;

  it.each(casesOf<TextCase>('drc20-texts').filter(({ what }) => !BY_TOKEN.test(what)))('$what', (one) => {
    expect(isRead(one)).toBe(one.token ? one.token.status === 200 : one.balance !== null);
  });
});
