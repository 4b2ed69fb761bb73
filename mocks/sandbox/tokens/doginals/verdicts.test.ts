// Compares a real index's verdicts on scripts and texts with the sandbox's.
import { describe, expect, it } from 'vitest';
import { fromHex, hashToId } from '../../bytes.ts';
import { decodeTransaction } from '../../chain/decodeTransaction.ts';
import type { TransactionRecord } from '../../chain/types.ts';
import texts from '../../vectors/ord/drc20-texts.json' with { type: 'json' };
import envelopes from '../../vectors/ord/envelopes.json' with { type: 'json' };
import { DoginalsLedger, writeAmount } from './DoginalsLedger.ts';
import { type InscriptionState, readInscriptions } from './readInscriptions.ts';

interface Envelope {
  readonly what: string;
  readonly id: string;
  readonly txs: readonly { readonly hex: string }[];
  readonly inscribed: { readonly satpoint: string; readonly bodyLength: number } | null;
}

/** Records of consecutive transactions. Earlier coins are worth one DOGE. */
function recordsOf(transactions: readonly string[]): readonly TransactionRecord[] {
  const known = new Map<string, TransactionRecord>();
  for (const rawHex of transactions) {
    const decoded = decodeTransaction(rawHex);
    if (!decoded) throw new TypeError(rawHex);
    const spends = decoded.tx.ins.map(({ hash, index }) => {
      const spent = known.get(hashToId(hash))?.tx.outs[index];
      return { value: spent?.value ?? 100_000_000n, script: spent?.script ?? new Uint8Array() };
    });
    known.set(decoded.txid, { ...decoded, spends, isCoinbase: false, fee: 0n, firstSeenMs: 0 });
  }
  return [...known.values()];
}

function reading(records: readonly TransactionRecord[]): InscriptionState {
  const { begin, read } = readInscriptions('regtest');
  const state = begin();
  const [coinbase] = records;
  if (!coinbase) throw new TypeError('no transaction');
  for (const [at, record] of records.entries()) {
    const block = { height: at, hash: '', previousHash: '', timeMs: 0, txids: [record.txid] };
    read(state, block, [{ ...coinbase, isCoinbase: true, txid: `${at}`.padStart(64, '0') }, record]);
  }
  return state;
}

describe('an envelope, as a real index reads it', () => {
  it.each(envelopes.cases as readonly Envelope[])('$what', ({ id, txs, inscribed }) => {
    const state = reading(recordsOf(txs.map(({ hex }) => hex)));
    const found = state.inscriptions.get(id);
    if (inscribed === null) return expect(found).toBeUndefined();
    expect(found?.body.length).toBe(inscribed.bodyLength);
    const [txid, vout] = inscribed.satpoint.split(':');
    expect(found?.location.outpoint).toBe(`${txid}:${vout}`);
  });
});

interface TextCase {
  readonly what: string;
  readonly type: string;
  readonly textHex: string;
  readonly balance: readonly { readonly tick: string; readonly available: string }[] | null;
  readonly token?: { readonly status: number };
}

/** A text's tick; null when it is no JSON. */
function tickIn(textHex: string): string | null {
  try {
    const { tick } = JSON.parse(Buffer.from(textHex, 'hex').toString()) as { readonly tick?: string };
    return tick ?? null;
  } catch {
    return null;
  }
}

describe('a drc-20 text, as a real index judges it', () => {
  const ledger = new DoginalsLedger();
  const inscribed = (holder: string, mime: string, body: Uint8Array) =>
    ledger.born(
      {
        id: holder,
        number: 0,
        mime,
        body,
        height: 0,
        timeMs: 0,
        transactions: 1,
        delegate: null,
        location: { outpoint: '', offset: 0n },
      },
      holder,
    );
  // the token of four zero bytes was deployed by a case not included here
  const zeros = JSON.stringify({ p: 'drc-20', op: 'deploy', tick: '\0\0\0\0', max: '1000' });
  inscribed('its deployer', 'text/plain', new TextEncoder().encode(zeros));

  it.each((texts.cases as readonly TextCase[]).map((one) => [one.what, one] as const))(
    '%s',
    (what, { type, textHex, balance, token }) => {
      const before = tickIn(textHex);
      const wasThere = before !== null && ledger.has(before);
      inscribed(what, type, fromHex(textHex));
      if (token) return expect(before !== null && ledger.has(before)).toBe(token.status === 200 || wasThere);
      const held = ledger.balancesOf(what).map(({ spelt, available }) => ({ spelt, available }));
      expect(held.map(({ spelt }) => spelt)).toEqual((balance ?? []).map(({ tick }) => tick));
      expect(held.map(({ available }) => writeAmount(available))).toEqual(
        (balance ?? []).map(({ available }) => available),
      );
    },
  );
});
