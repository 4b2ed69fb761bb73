import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONDITIONS,
  FIELDS,
  NOW_MS,
  RECIPIENT,
  REQUEST,
  wire,
  wireWith,
} from '../../../mocks/fixtures/dapp/requests.fixture.ts';
import { generatedCases } from '../../../mocks/generated/generatedCases.ts';
import { koinu } from '../amount/Koinu.ts';
import { type DappRequest, MAX_EXPIRY_MS } from './DappRequest.ts';
import { type RequestConditions, readRequest } from './readRequest.ts';
import { writeRequest } from './writeRequest.ts';

const judged = (text: string, conditions: Partial<RequestConditions> = {}) =>
  readRequest(text, { ...CONDITIONS, ...conditions });

const rejection = (problem: object) => ({ ok: false, problem });
const { origin } = REQUEST;
const used = { origin, nonce: REQUEST.nonce, untilMs: REQUEST.expiresAtMs };

const HASH = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU';

const ASKS: readonly DappRequest['ask'][] = [
  { kind: 'connect' },
  { kind: 'sign', text: 'Log in to Much Shop\nas doge 🐕' },
  { kind: 'pay', to: RECIPIENT, amount: koinu(420_000_000n), label: 'Order 12' },
  { kind: 'pay', to: RECIPIENT, amount: koinu(1n), label: null },
  { kind: 'psbt', url: `${REQUEST.origin}/orders/1207.psbt?v=2`, hash: HASH },
];

describe('readRequest', () => {
  it.each(ASKS)('reads what a site wrote: $kind', (ask) => {
    const request = { ...REQUEST, ask };
    const text = writeRequest(request);
    expect(text).toMatch(/^[A-Za-z0-9_-]{1,512}$/);
    expect(judged(text)).toEqual({
      ok: true,
      value: { request, lookout: { verdict: 'fine', likeness: null } },
    });
  });

  it('shows in names what turns or hides letters', () => {
    expect(judged(wireWith({ 2: ' Much \u202e\u200b Shop\n' }))).toMatchObject({
      ok: true,
      value: { request: { name: 'Much \ufffd Shop' } },
    });
  });

  it.each([
    ['no base64url', 'much!'],
    ['nothing', ''],
    ['no JSON', wire('x').slice(1)],
    ['an object', wire({ v: 1 })],
    ['an empty list', wire([])],
    ['a version that is no number', wireWith({ 0: '1' })],
    ['a version below 1', wireWith({ 0: 0 })],
    ['an origin that is no text', wireWith({ 1: 7 })],
    ['an empty name', wireWith({ 2: '\u200b' })],
    ['a name of 41 characters', wireWith({ 2: 'a'.repeat(41) })],
    ['a short nonce', wireWith({ 3: 'a'.repeat(15) })],
    ['a long nonce', wireWith({ 3: 'a'.repeat(44) })],
    ['a nonce of other letters', wireWith({ 3: `${'a'.repeat(20)}+` })],
    ['an expiry that is no number', wireWith({ 4: '1767226200' })],
    ['an expiry with a fraction', wireWith({ 4: 1767226200.5 })],
    ['an unknown network', wireWith({ 5: 'mainnet' })],
    ['arguments for connect', wireWith({}, 'x')],
    ['nothing to sign', wireWith({ 6: 'sign' })],
    ['white space to sign', wireWith({ 6: 'sign' }, ' \n')],
    ['two texts to sign', wireWith({ 6: 'sign' }, 'a', 'b')],
    ['a payment without amount', wireWith({ 6: 'pay' }, RECIPIENT)],
    ['an amount that is a number', wireWith({ 6: 'pay' }, RECIPIENT, 5)],
    ['no amount at all', wireWith({ 6: 'pay' }, RECIPIENT, '0')],
    ['an amount with a fraction', wireWith({ 6: 'pay' }, RECIPIENT, '1.5')],
    ['an amount below nothing', wireWith({ 6: 'pay' }, RECIPIENT, '-1')],
    ['more than there can be', wireWith({ 6: 'pay' }, RECIPIENT, '1000000000000000001')],
    ['an empty label', wireWith({ 6: 'pay' }, RECIPIENT, '1', '')],
    ['a transaction without hash', wireWith({ 6: 'psbt' }, '/a.psbt')],
    ['a transaction with more', wireWith({ 6: 'psbt' }, '/a.psbt', HASH, 'x')],
    ['a path that is no text', wireWith({ 6: 'psbt' }, ['/a.psbt'], HASH)],
    ['a hash of 31 bytes', wireWith({ 6: 'psbt' }, '/a.psbt', HASH.slice(0, 42))],
    ['a hash of 33 bytes', wireWith({ 6: 'psbt' }, '/a.psbt', `${HASH}A`)],
    ['a hash with bits too many', wireWith({ 6: 'psbt' }, '/a.psbt', `${HASH.slice(0, 42)}V`)],
    ['a hash in hex', wireWith({ 6: 'psbt' }, '/a.psbt', '0'.repeat(64))],
    ['a hash in plain base64', wireWith({ 6: 'psbt' }, '/a.psbt', HASH.replace('-', '+'))],
    ['fields missing', wire(FIELDS.slice(0, 7))],
  ])('calls %s malformed', (_, text) => {
    expect(judged(text)).toEqual(rejection({ kind: 'malformed' }));
  });

  it('refuses what does not fit a start parameter', () => {
    expect(judged('a'.repeat(513))).toEqual(rejection({ kind: 'oversized', length: 513 }));
    expect(judged('a'.repeat(512))).toEqual(rejection({ kind: 'malformed' }));
  });

  it('says which version it cannot read, whatever stands behind it', () => {
    expect(judged(wire([3, { all: 'new' }]))).toEqual(rejection({ kind: 'unsupported-version', version: 3 }));
    expect(judged(wireWith({ 0: 1 }))).toEqual(rejection({ kind: 'unsupported-version', version: 1 }));
  });

  it('says which method it does not know', () => {
    expect(judged(wireWith({ 6: 'drain' }, 1, 2, 3))).toEqual(
      rejection({ kind: 'unknown-method', method: 'drain' }),
    );
  });

  it('says what is wrong with an origin, without what could turn the line', () => {
    expect(judged(wireWith({ 1: 'http://much.shop.example' }))).toEqual(
      rejection({ kind: 'bad-origin', origin: 'http://much.shop.example', flaw: 'not-https' }),
    );
    expect(judged(wireWith({ 1: '\u202emoc.live' }))).toEqual(
      rejection({ kind: 'bad-origin', origin: '\ufffdmoc.live', flaw: 'not-an-origin' }),
    );
  });

  it.each([
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example/',
    '@evil.example',
    '.evil.example/',
    '/a#b',
    '/a/../b',
    '/a b',
    '/\u00e4',
    '',
    '/\n/evil.example',
  ])('refuses the callback %j', (path) => {
    expect(judged(wireWith({ 7: path }))).toEqual(rejection({ kind: 'callback-elsewhere', origin }));
  });

  it.each([
    ...['//evil.example/a', '/\\evil.example', 'https://evil.example/a', '@evil.example', '.evil.example/a'],
    ...['/a#b', '/a/../b', '/a b', '/\u00e4', '', 'a.psbt', '/\n/evil.example', 'http://much.shop.example/a'],
    ...['/go?to=https://evil.example', '/go?to=https%253A%252F%252Fevil.example', '/go//evil.example'],
  ])('refuses a transaction at %j', (path) => {
    expect(judged(wireWith({ 6: 'psbt' }, path, HASH))).toEqual(
      rejection({ kind: 'psbt-elsewhere', origin }),
    );
  });

  it('refuses a transaction where a known site leads on', () => {
    const site = { 1: 'https://www.google.com', 6: 'psbt' };
    expect(judged(wireWith(site, '/url?q=evil', HASH))).toEqual(
      rejection({ kind: 'psbt-elsewhere', origin: 'https://www.google.com' }),
    );
  });

  it.each(['/', '/a/b?c=d&e=%20', '/~doge/-_.!'])('takes the callback %j', (path) => {
    const read = judged(wireWith({ 7: path }));
    expect(read.ok && read.value.request.callback).toBe(`${origin}${path}`);
  });

  it('refuses another network, and a recipient of another network', () => {
    expect(judged(wireWith({ 5: 'test' }))).toEqual(
      rejection({ kind: 'wrong-network', origin, wanted: 'testnet', ours: 'mainnet' }),
    );
    const testAddress = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8';
    expect(judged(wireWith({ 6: 'pay' }, testAddress, '1'))).toMatchObject(
      rejection({ kind: 'bad-receiver', origin, problem: { kind: 'other-network' } }),
    );
  });

  it('refuses what has expired, from that very second on', () => {
    const text = writeRequest(REQUEST);
    const { expiresAtMs } = REQUEST;
    expect(judged(text, { nowMs: expiresAtMs - 1 }).ok).toBe(true);
    expect(judged(text, { nowMs: expiresAtMs })).toEqual(
      rejection({ kind: 'expired', origin, expiredAtMs: expiresAtMs }),
    );
  });

  it('refuses what would be open for more than an hour', () => {
    const expiresAtMs = NOW_MS + MAX_EXPIRY_MS;
    expect(judged(writeRequest({ ...REQUEST, expiresAtMs })).ok).toBe(true);
    expect(judged(writeRequest({ ...REQUEST, expiresAtMs: expiresAtMs + 1000 }))).toEqual(
      rejection({ kind: 'too-far', origin, expiresAtMs: expiresAtMs + 1000 }),
    );
  });

  it('refuses what was answered before, and nothing else of that site', () => {
    expect(judged(writeRequest(REQUEST), { used: [used] })).toEqual(rejection({ kind: 'replayed', origin }));
    const next = { ...REQUEST, nonce: 'a'.repeat(16) };
    expect(judged(writeRequest(next), { used: [used] }).ok).toBe(true);
    const other = { ...used, origin: 'https://bank.example' };
    expect(judged(writeRequest(REQUEST), { used: [other] }).ok).toBe(true);
  });

  it('refuses a look-alike, and lets a resemblance pass with a warning', () => {
    expect(judged(writeRequest(REQUEST), { connected: ['https://much.sh0p.example'] })).toEqual(
      rejection({
        kind: 'look-alike',
        origin,
        likeness: { kind: 'same-look', as: 'https://much.sh0p.example' },
      }),
    );
    expect(judged(writeRequest(REQUEST), { connected: ['https://much.shops.example'] })).toMatchObject({
      ok: true,
      value: { lookout: { verdict: 'warn', likeness: { kind: 'one-letter' } } },
    });
  });
});

/** Malicious values for fields. */
const NASTY: readonly unknown[] = [
  ...FIELDS,
  ...[
    'sign',
    'pay',
    'drain',
    RECIPIENT,
    '1',
    '',
    '\u202e',
    '//evil.example',
    'https://xn--a.example',
    '__proto__',
  ],
  ...[
    'https://much.shop.example.',
    'http://a.example',
    'https://a@b.example',
    '/\\',
    'a'.repeat(300),
    '\ud800',
  ],
  ...[null, true, -1, 0, 1e300, 1.5, [], {}, [[1]], { toString: 1 }],
];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-+/=#\u0000\u00e4';

/** A pseudorandom source: the same numbers for the same seed (mulberry32). */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A valid request with up to three corrupted fields, sometimes one too many, and sometimes truncated or with a changed letter. */
function malformed(roll: (below: number) => number): string {
  const fields: unknown[] = [...FIELDS];
  for (let count = roll(4); count > 0; count -= 1) fields[roll(10)] = NASTY[roll(NASTY.length)];
  const text = wire(fields);
  const at = roll(text.length + 1);
  if (roll(4) > 0) return text;
  return roll(2) === 0
    ? text.slice(0, at)
    : `${text.slice(0, at)}${LETTERS[roll(LETTERS.length)]}${text.slice(at + 1)}`;
}

const INPUTS_OF_A_SEED = 500;

describe('readRequest with inputs of strangers', () => {
  const property = (check: (roll: (below: number) => number) => void) => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const roll = dice(seed);
        for (let input = 0; input < INPUTS_OF_A_SEED; input += 1) check(roll);
      }),
      { numRuns: generatedCases(100), endOnFailure: true },
    );
  };

  it('never throws on any letters', () => {
    property((roll) => {
      const text = Array.from({ length: roll(40) }, () => LETTERS[roll(LETTERS.length)]).join('');
      if (judged(text).ok) throw new Error(`believed ${text}`);
    });
  });

  it('never throws on any fields, and believes none but good ones', () => {
    const kinds = new Set<string>();
    property((roll) => {
      const read = judged(malformed(roll));
      kinds.add(read.ok ? 'good' : read.problem.kind);
      if (!read.ok) return;
      const { request } = read.value;
      const isHome = new URL(request.callback).origin === request.origin;
      if (!isHome || request.expiresAtMs <= NOW_MS) throw new Error(JSON.stringify(request.callback));
    });
    expect(kinds).toContain('good');
    expect(kinds.size).toBeGreaterThanOrEqual(8);
  });
});
