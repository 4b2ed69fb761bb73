/** Collecting a sequence of codes with the host's scanner, closed and reopened, and from pictures in any order. */
import { describe, expect, it } from 'vitest';
import { err, ok } from '../domain/result.ts';
import { psbtMessage } from '../domain/ur/psbtMessage.ts';
import { UrFrames } from '../domain/ur/UrFrames.ts';
import type { UrMessage } from '../domain/ur/UrMessage.ts';
import { RowScan } from '../stores/codes/RowScan.ts';
import type { AppServices } from './AppContext.tsx';
import { rowEvents } from './rowEvents.ts';

const MESSAGE = psbtMessage(Uint8Array.from({ length: 1_000 }, (_, at) => at & 255));
const OTHER = psbtMessage(Uint8Array.from({ length: 900 }, (_, at) => (at * 7) & 255));
const codesOf = (message: UrMessage, count: number): readonly string[] => {
  const row = new UrFrames(message);
  return Array.from({ length: count }, () => row.next());
};
const CODES = codesOf(MESSAGE, 14);

type Host = AppServices['host'];
type Seen = Parameters<Host['scanQr']>[1];

/** A host whose scanner sees these codes each time it is opened, and is then closed by the user. */
function collecting(openings: readonly (readonly string[])[], isScannerHere = true) {
  const scan = new RowScan();
  const taken: UrMessage[] = [];
  const haptics: string[] = [];
  const hints: string[] = [];
  const left = [...openings];
  const scanQr = async (_: string, isIt: Seen) => {
    if (!isScannerHere) return { kind: 'failed' as const };
    for (const text of left.shift() ?? []) {
      const answer = isIt?.(text);
      if (answer === true) return { kind: 'text' as const, text };
      if (typeof answer === 'object') hints.push(answer.hint);
    }
    return { kind: 'closed' as const };
  };
  const host = { scanQr, canScanQr: true, haptic: (kind: string) => haptics.push(kind) } as unknown as Host;
  const readPicture = async (file: Blob) => {
    const text = await file.text();
    return text === '' ? err({ kind: 'no-code' as const }) : ok(text);
  };
  const readings: boolean[] = [];
  const events = rowEvents({ host, readPicture } as unknown as AppServices, {
    scan,
    onReading: (isReading) => void readings.push(isReading),
    take: async (message) => {
      taken.push(message);
      return message.type === MESSAGE.type;
    },
  });
  const settle = (isDone: () => boolean) => expect.poll(isDone).toBe(true);
  return { scan, taken, haptics, hints, readings, events, settle };
}

const pictures = (codes: readonly string[]): readonly File[] =>
  codes.map((code, at) => new File([code], `${at}.png`));

describe('the scanner', () => {
  it('stays open until the message is whole, and says how far it is', async () => {
    const { events, settle, taken, hints, haptics, scan } = collecting([CODES]);
    events.onScan?.();
    await settle(() => taken.length === 1);
    expect(taken).toEqual([MESSAGE]);
    expect(hints).toHaveLength(6);
    expect(hints[0]).toMatch(/1 of 7/);
    expect(haptics).toEqual(['success']);
    expect(scan.progress).toBeNull();
  });

  it('that was closed goes on where it was, with what was missed in between', async () => {
    const { events, settle, taken, scan } = collecting([CODES.slice(0, 3), CODES.slice(5)]);
    events.onScan?.();
    await settle(() => scan.progress?.received === 3);
    expect(taken).toEqual([]);
    events.onScan?.();
    await settle(() => taken.length === 1);
    expect(taken).toEqual([MESSAGE]);
  });

  it('passes over what is no part, and tells of a second message', async () => {
    const seen = ['https://shop.example', CODES[0] ?? '', codesOf(OTHER, 1)[0] ?? '', CODES[0] ?? ''];
    const { events, settle, taken, scan } = collecting([seen]);
    events.onScan?.();
    await settle(() => scan.progress?.isMixed === true);
    expect(scan.problem).toBeNull();
    expect(taken).toEqual([]);
  });

  it.each([
    ['UR:BYTES/1OF2/TYP0H9TYJ6HKZ9S4XQ7FDXG9DC3KZJ5CW2KN6PV5RRDXG8TLDJ3QRSA0/TZQPUWZ', /format/],
    ['B$2P0100ABCDEF', /format/],
    ['p1of2 cHNidP8BAHECAAAAA', /format/],
    ['https://shop.example', /Not part/],
  ])('says while it is open that a code is another one: %s', async (code, said) => {
    const { events, settle, taken, hints } = collecting([[code, ...CODES]]);
    events.onScan?.();
    await settle(() => taken.length === 1);
    expect(hints[0]).toMatch(said);
    expect(hints[1]).toMatch(/1 of 7/);
  });

  it('that fails says so, and what was collected stays', async () => {
    const { events, settle, scan } = collecting([], false);
    await scan.open();
    scan.take(CODES[0] ?? '');
    events.onScan?.();
    await settle(() => scan.problem === 'scanner-failed');
    expect(scan.progress?.received).toBe(1);
  });
});

describe('pictures', () => {
  it('count in any order, some twice, some without a code', async () => {
    const { events, settle, taken, readings, scan } = collecting([]);
    const [first = '', ...rest] = CODES.slice(0, 7);
    events.onPictures(pictures([first, '', first]));
    await settle(() => readings.length === 2);
    expect(scan.problem).toBe('no-code');
    expect(scan.progress?.received).toBe(1);
    events.onPictures(pictures([...rest].reverse()));
    await settle(() => taken.length === 1);
    expect(taken).toEqual([MESSAGE]);
  });

  it('of a row in another format are said to be', async () => {
    const { events, settle, scan } = collecting([]);
    events.onPictures(pictures(['p1of2 cHNidP8BAHECAAAAA']));
    await settle(() => scan.problem === 'other-format');
  });

  it('of something else are said to be', async () => {
    const { events, settle, scan } = collecting([]);
    events.onPictures(pictures(['dogecoin:DQ6dt7wCjLDxtdSwCYSAMFHwrD5Q1xybmL']));
    await settle(() => scan.problem === 'foreign');
  });
});
