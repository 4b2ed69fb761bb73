/** What is written can be read, up to the last byte of each limit; nothing larger is ever written. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeCoin } from '../../mocks/fixtures/psbt/madeCoins.ts';
import {
  propose,
  psbtSigner,
  type Signer,
  sharedAddress,
  signsPsbt,
} from '../../mocks/fixtures/psbt/psbtPeople.ts';
import { generatedCases } from '../../mocks/generated/generatedCases.ts';
import { koinu } from './amount/Koinu.ts';
import { combinePsbts } from './psbt/combinePsbts.ts';
import { explainPsbt } from './psbt/explainPsbt.ts';
import type { Psbt } from './psbt/Psbt.ts';
import { psbtSize } from './psbt/psbtSize.ts';
import { readPsbt, readPsbtFile, readPsbtText } from './psbt/readPsbt.ts';
import { writePsbt, writePsbtText } from './psbt/writePsbt.ts';
import { MAX_MESSAGE, MAX_PARTS, MAX_PSBT_IN_CODES, MAX_PSBT_SIZE, MAX_PSBT_TEXT } from './requestLimits.ts';
import { fitsInCodes, psbtMessage, readPsbtMessage } from './ur/psbtMessage.ts';
import { UrCollector } from './ur/UrCollector.ts';
import { UrFrames } from './ur/UrFrames.ts';

const DOGE = 100_000_000n;
const [me, friend, third] = (await Promise.all([0, 1, 2].map(psbtSigner))) as [Signer, Signer, Signer];
const shared = sharedAddress(2, [me, friend, third]);
const ALONE = propose([madeCoin(me.address, 3n * DOGE)], [{ to: friend.address, amount: koinu(2n * DOGE) }]);
const SHARED = propose(
  Array.from({ length: 5 }, (_, at) => madeCoin(shared.address, 3n * DOGE, at)),
  [{ to: friend.address, amount: koinu(14n * DOGE) }],
  [shared],
);

/** The same, padded by an additional field to exactly this size. */
function grownTo(psbt: Psbt, size: number): Psbt {
  const withField = (length: number): Psbt => ({
    ...psbt,
    global: new Map([...psbt.global, ['f0', new Uint8Array(length)]]),
  });
  const spare = size - psbtSize(withField(0));
  const grown = [0, 2, 4].map((head) => withField(spare - head)).find((one) => psbtSize(one) === size);
  if (grown === undefined) throw new Error(`not to be made ${size} bytes`);
  return grown;
}

function scanned(psbt: Psbt): Uint8Array | null {
  const frames = new UrFrames(psbtMessage(writePsbt(psbt)));
  const collector = new UrCollector();
  for (let at = 0; at < frames.count; at += 1) {
    const taken = collector.take(frames.next());
    const read = taken.kind === 'complete' ? readPsbtMessage(taken.message) : null;
    if (read?.ok) return read.value;
  }
  return null;
}

describe('a row of codes', () => {
  it.each([599_995, 599_996, MAX_PSBT_IN_CODES])(
    'says a request of %i bytes in parts that are read',
    (size) => {
      const psbt = grownTo(ALONE, size);
      const message = psbtMessage(writePsbt(psbt));
      expect(fitsInCodes(size)).toBe(true);
      expect(new UrFrames(message).count).toBeLessThanOrEqual(MAX_PARTS);
      // comparing as lists takes seconds
      expect(Buffer.compare(scanned(psbt) ?? Buffer.of(), writePsbt(psbt))).toBe(0);
    },
  );

  it('is never made of more than is read', () => {
    const message = psbtMessage(writePsbt(grownTo(ALONE, MAX_PSBT_IN_CODES + 1)));
    expect(message.cbor.length).toBe(MAX_MESSAGE + 1);
    expect(fitsInCodes(MAX_PSBT_IN_CODES + 1)).toBe(false);
    expect(() => new UrFrames(message)).toThrow(RangeError);
  });

  it('has no more parts than are read, whatever its length', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MAX_MESSAGE }),
        fc.integer({ min: 1, max: 400 }),
        (length, part) => {
          const { count } = new UrFrames({ type: 'bytes', cbor: new Uint8Array(length) }, part);
          expect(count).toBeLessThanOrEqual(MAX_PARTS);
        },
      ),
      { numRuns: generatedCases(20) },
    );
  });
});

describe('a request', () => {
  it('is read at its largest as bytes, file and text, and not one byte larger', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 3 }), (by) => {
        const psbt = grownTo(ALONE, MAX_PSBT_SIZE + by);
        const [bytes, text] = [writePsbt(psbt), writePsbtText(psbt)];
        const isIn = by <= 0;
        expect([readPsbt(bytes).ok, readPsbtFile(bytes).ok, readPsbtText(text).ok]).toEqual([
          isIn,
          isIn,
          isIn,
        ]);
        expect(text.length <= MAX_PSBT_TEXT || !isIn).toBe(true);
      }),
      { numRuns: 7 },
    );
  });

  const owner = { network: 'regtest', isOwn: (address: string) => address === shared.address } as const;
  const ROOM = 5 * 2 * 108;

  it('that has room for every signature is read after the last of them', async () => {
    const psbt = grownTo(SHARED, MAX_PSBT_SIZE - ROOM);
    const first = await signsPsbt(me, writePsbtText(psbt), psbt.transaction.txid);
    const once = first.ok ? readPsbtText(first.value.signed) : first;
    if (!once.ok) throw new Error(once.problem.kind);
    const second = await signsPsbt(friend, writePsbtText(once.value), psbt.transaction.txid);
    expect(second.ok && readPsbtText(second.value.signed).ok).toBe(true);
  });

  it.each([1, 500, ROOM])('without is not begun: %i bytes are missing', async (missing) => {
    const psbt = grownTo(SHARED, MAX_PSBT_SIZE - ROOM + missing);
    const problem = { kind: 'no-room', size: MAX_PSBT_SIZE + missing, maximum: MAX_PSBT_SIZE };
    expect(readPsbtText(writePsbtText(psbt)).ok).toBe(true);
    const explained = explainPsbt(psbt, owner);
    expect(explained.ok ? null : explained.problem).toEqual(problem);
    const signed = await signsPsbt(me, writePsbtText(psbt), psbt.transaction.txid);
    expect(signed.ok ? null : signed.problem).toEqual(problem);
  });

  it('is not put together to more than is read', () => {
    const other: Psbt = { ...ALONE, global: new Map([...ALONE.global, ['f1', new Uint8Array(3_000)]]) };
    const one = grownTo(ALONE, MAX_PSBT_SIZE - 1_000);
    const combined = combinePsbts(one, other);
    expect(combined.ok ? 'put together' : combined.problem.kind).toBe('too-large');
    expect(combinePsbts(grownTo(ALONE, MAX_PSBT_SIZE - 3_006), other).ok).toBe(true);
  });
});

it('counts what is written', () => {
  for (const psbt of [ALONE, SHARED, grownTo(SHARED, 70_000), grownTo(ALONE, 300)])
    expect(psbtSize(psbt)).toBe(writePsbt(psbt).length);
});
