/** Hostile inputs: valid examples, mutated the way attackers would, and plain noise. */
import fc from 'fast-check';
import { createRandom, type Random } from './random.ts';

/** Texts that have broken software before: marks that change direction, are invisible or pile up; separators; keys of objects. */
const HOSTILE_TEXTS: readonly string[] = [
  ...[
    '',
    ' ',
    '\0',
    '\n',
    '\r\n',
    '\t',
    '\u202e',
    '\u200b',
    '\ufeff',
    '\u2066',
    'e\u0301',
    'Z\u0351\u0352\u0353\u0354',
  ],
  ...[
    '\ud800',
    '\udfff',
    '\u{1f415}',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
    'ﷺ',
    'ß',
    'İ',
    'ı',
    'а',
    '０',
    '٣',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN', 'Infinity', '-0'],
  ...[
    '0x10',
    '1e9',
    '1e-9',
    '-1',
    '+1',
    '00',
    '1.',
    '.1',
    '1,5',
    '1.000,00',
    '99999999999999999999999999',
    '1_000',
  ],
  ...[
    '<svg onload=1>',
    '"',
    "'",
    '\\',
    '{{1}}',
    '%00',
    '%zz',
    '&amp;',
    '=cmd()',
    '@SUM(1)',
    'javascript:1',
    'data:,',
  ],
  ...[
    '//',
    'https://',
    '://@',
    '#',
    '?',
    '&',
    '=',
    ';',
    ':',
    '/',
    '..',
    'xn--',
    'xn--a',
    'a'.repeat(300),
    '['.repeat(200),
  ],
  ...[
    '{"a":'.repeat(100),
    '9'.repeat(400),
    '\u0301'.repeat(200),
    'ab'.repeat(70),
    '0'.repeat(64),
    'f'.repeat(64),
  ],
];

const HOSTILE_NUMBERS: readonly number[] = [
  ...[
    0,
    -0,
    1,
    -1,
    0.1,
    1e21,
    -1e21,
    2 ** 31,
    2 ** 32,
    2 ** 53,
    -(2 ** 53),
    Number.MAX_VALUE,
    5e-324,
    64,
    65,
    1e9,
  ],
];

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const deep = (levels: number): Json =>
  levels === 0 ? null : levels % 2 === 0 ? [deep(levels - 1)] : { a: deep(levels - 1) };

const hostileValue = (random: Random): Json =>
  random.pick<() => Json>([
    () => random.pick(HOSTILE_TEXTS),
    () => random.pick(HOSTILE_NUMBERS),
    () => String(random.pick(HOSTILE_NUMBERS)),
    () => random.pick<Json>([null, true, false, [], {}, [[]], [null]]),
    () => deep(1 + random.below(60)),
  ])();

/** A random text of hostile pieces. */
function noise(random: Random): string {
  const pieces = Array.from({ length: random.below(6) }, () => random.pick(HOSTILE_TEXTS));
  const codes = Array.from({ length: random.below(24) }, () =>
    random.chance(70) ? 32 + random.below(95) : random.below(0x1_0000),
  );
  return random.chance(50) ? pieces.join('') : String.fromCharCode(...codes);
}

const CHANGES: readonly ((text: string, at: number, random: Random) => string)[] = [
  (text, at) => text.slice(0, at),
  (text, at) => text.slice(at),
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + text.slice(at, at + 8) + text.slice(at),
  (text, at, random) => text.slice(0, at) + random.pick(HOSTILE_TEXTS) + text.slice(at),
  (text, at, random) => text.slice(0, at) + String.fromCharCode(32 + random.below(95)) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + text.slice(at).toUpperCase(),
  (text, at) => text.slice(0, at) + text.slice(at).split('').reverse().join(''),
  (text) => text + text,
];

/** The text with up to three changes. */
export function bendText(text: string, random: Random): string {
  let bent = text;
  for (let left = random.below(4); left > 0; left--) {
    bent = random.pick(CHANGES)(bent, random.below(bent.length + 1), random);
  }
  return bent;
}

function bendEntries(entries: [string, Json][], random: Random): [string, Json][] {
  const at = random.below(entries.length + 1);
  const [key = 'a', value = null] = entries[at] ?? [];
  const rest = entries.filter((_, index) => index !== at);
  return random.pick<() => [string, Json][]>([
    () => rest,
    () => [...rest, [random.pick(HOSTILE_TEXTS), value]],
    () => [...entries, [`${key}2`, value]],
    () => [...rest, [key, hostileValue(random)]],
    () => [...rest, [key, bendJson(value, random)]],
    () => [...rest, [key, bendJson(value, random)]],
    () => [...rest, [key, bendJson(value, random)]],
  ])();
}

/** The value with one change: a field left out, renamed, of another type, or mutated itself. */
export function bendJson(value: Json, random: Random): Json {
  if (random.chance(4)) return hostileValue(random);
  if (Array.isArray(value)) {
    const items: readonly Json[] = value;
    if (items.length === 0) return [hostileValue(random)];
    const at = random.below(items.length);
    const bent = items.map((item, index) => (index === at ? bendJson(item, random) : item));
    return random.pick<Json>([
      bent,
      bent,
      bent,
      [...items, ...items],
      items.slice(at),
      [...items, hostileValue(random)],
    ]);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(bendEntries(Object.entries(value) as [string, Json][], random));
  }
  if (typeof value === 'string' && random.chance(60)) return bendText(value, random);
  return hostileValue(random);
}

/** The bytes with some changed, removed, doubled or inserted. */
export function bendBytes(bytes: Uint8Array, random: Random): Uint8Array {
  const bent = [...bytes];
  for (let left = random.below(5); left > 0; left--) {
    const at = random.below(bent.length + 1);
    random.pick<() => unknown>([
      () => bent.splice(at, 1, random.below(256)),
      () => bent.splice(at, 1, random.pick([0, 1, 0x4c, 0x4d, 0x4e, 0x7f, 0x80, 0xfd, 0xfe, 0xff])),
      () => bent.splice(at, random.below(6)),
      () => bent.splice(at, 0, ...bent.slice(at, at + 20)),
      () => bent.splice(at),
      () => bent.splice(at, 0, ...Array.from({ length: random.below(9) }, () => random.below(256))),
    ])();
  }
  return Uint8Array.from(bent);
}

const seeded = <Value>(make: (random: Random) => Value): fc.Arbitrary<Value> =>
  fc.integer().map((seed) => make(createRandom(seed)));

/** Mutations of valid texts. */
export const texts = (...examples: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: seeded((random) => bendText(random.pick(['', ...examples]), random)), weight: 6 },
    { arbitrary: seeded(noise), weight: 2 },
    { arbitrary: fc.string({ unit: 'binary', maxLength: 80 }), weight: 1 },
  );

/** Mutations of valid values. */
export const values = (...examples: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      arbitrary: seeded((random) => {
        let bent = random.pick(examples) as Json;
        for (let left = random.below(4); left > 0; left--) bent = bendJson(bent, random);
        return bent as unknown;
      }),
      weight: 7,
    },
    { arbitrary: seeded((random) => hostileValue(random) as unknown), weight: 1 },
  );

/** JSON of mutated values, some mutated as texts. */
export const jsons = (...examples: readonly unknown[]): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: values(...examples).map((value) => JSON.stringify(value) ?? 'null'), weight: 5 },
    { arbitrary: texts(...examples.map((example) => JSON.stringify(example))), weight: 1 },
  );

/** Mutations of valid bytes. */
export const bytes = (...examples: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> =>
  fc.oneof(
    {
      arbitrary: seeded((random) => bendBytes(random.pick([new Uint8Array(), ...examples]), random)),
      weight: 6,
    },
    { arbitrary: fc.uint8Array({ maxLength: 200 }), weight: 1 },
  );

/** The same as hex; some are not valid hex. */
export const hexes = (...examples: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    {
      arbitrary: bytes(...examples.map((hex) => Uint8Array.from(Buffer.from(hex, 'hex')))).map((bent) =>
        Buffer.from(bent).toString('hex'),
      ),
      weight: 6,
    },
    { arbitrary: texts(...examples), weight: 1 },
  );
