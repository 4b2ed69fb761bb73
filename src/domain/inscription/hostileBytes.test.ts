// Whatever is in a script or an inscription: it is read or skipped, and never throws.
import { describe, expect, it } from 'vitest';
import { GOLDEN, MINT_SCRIPT, text } from '../../../mocks/fixtures/inscription/doginals.fixture.ts';
import { draws } from '../../../mocks/fixtures/tx/protectedWallets.fixture.ts';
import { firstSeed, generatedCases } from '../../../mocks/generated/generatedCases.ts';
import { koinu } from '../amount/Koinu.ts';
import type { RawTransaction } from '../tx/parse/parseTransaction.ts';
import { txid } from '../tx/Txid.ts';
import { inscribedByOrigin } from './inscribedByOrigin.ts';
import { readDoginalToken } from './readDoginalToken.ts';
import { readEnvelope } from './readEnvelope.ts';
import { readInscription } from './readInscription.ts';
import { readPushes } from './readPushes.ts';

const ALL_RUNS = 100_000;
const RUNS = generatedCases(ALL_RUNS);

const draw = draws(firstSeed(ALL_RUNS));

/** Random bytes, or a valid script with bytes changed, cut off, or repeated. */
function hostileScript(): Uint8Array {
  if (draw(4) === 0) return Uint8Array.from({ length: draw(80) }, () => draw(256));
  const script = Uint8Array.from(MINT_SCRIPT);
  for (let changes = draw(4); changes > 0; changes--) script[draw(draw(2) ? 40 : script.length)] = draw(256);
  // more pieces than there are
  if (draw(8) === 0) script[4] = 0x51 + draw(16);
  return draw(2) ? script.slice(0, draw(script.length + 1)) : script;
}

/** JSON with some letters changed. */
function hostileBody(): Uint8Array {
  const body = Uint8Array.from(text(GOLDEN.body));
  for (let changes = draw(6); changes > 0; changes--) body[draw(body.length)] = draw(256);
  return body;
}

const id = (index: number) => txid(index.toString(16).padStart(64, '0'));

const transactionOf = (script: Uint8Array, index: number): RawTransaction => ({
  txid: id(index),
  size: 0,
  version: 1,
  lockTime: 0,
  inputs: [{ txid: id(index - 1), vout: 0, script, sequence: 0 }],
  outputs: [{ value: koinu(BigInt(draw(2))), script: new Uint8Array(0) }],
});

describe('hostile bytes', () => {
  it('are read or passed over, and what is read is no longer than what was there', () => {
    let [whole, partial] = [0, 0];
    for (let run = 0; run < RUNS; run++) {
      const scripts = Array.from({ length: 1 + draw(3) }, hostileScript);
      const pushed = readPushes(scripts[0] ?? new Uint8Array(0)) ?? [];
      const length = scripts.reduce((sum, script) => sum + script.length, 0);
      const envelope = readEnvelope(scripts);
      if (pushed.reduce((sum, push) => sum + push.length, 0) > length) throw new Error(`run ${run}`);
      if (envelope.kind === 'whole' && envelope.body.length > length) throw new Error(`run ${run}`);
      whole += Number(envelope.kind === 'whole');
      partial += Number(envelope.kind === 'partial');
      const transactions = scripts.map((script, index) => transactionOf(script, index + 1));
      readInscription(transactions);
      for (const transaction of transactions) inscribedByOrigin(transaction)(draw(2));
    }
    // the random cases cover all paths of the parsers
    expect(whole).toBeGreaterThan(RUNS / 100);
    expect(partial).toBeGreaterThan(RUNS / 100);
  });

  it('are tokens or none', () => {
    let tokens = 0;
    for (let run = 0; run < RUNS; run++) {
      const read = readDoginalToken({ contentType: 'text/plain', body: hostileBody() });
      tokens += Number(read.ok);
    }
    expect(tokens).toBeGreaterThan(RUNS / 100);
  });
});
