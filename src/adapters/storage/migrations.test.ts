import AES from 'crypto-js/aes.js';
import sha256 from 'crypto-js/sha256.js';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { loadCodec } from '../../../mocks/storage/loadCodec.ts';
import oneUser from './fixtures/root-v1.json' with { type: 'json' };
import severalUsers from './fixtures/root-v1-several-users.json' with { type: 'json' };
import { isKnownVersion, migrate, RECORD_VERSION } from './migrations.ts';
import { decodeRecord, encodeRecord } from './recordCodec.ts';
import { createRootStorage } from './rootRecord.ts';

const RECORDED = [
  { name: 'one user', record: oneUser },
  { name: 'several users and networks', record: severalUsers },
];

interface Written {
  readonly accounts?: readonly Written[];
  readonly keyrings?: readonly Written[];
  readonly current?: Written;
  readonly [field: string]: unknown;
}

const account = (before: Written) => ({ ...before, keyForm: 'compressed' });

const keyring = (before: Written) => ({
  ...before,
  accounts: (before.accounts ?? []).map(account),
  hdPath: before.type === 'hd' ? `${before.hdPath}/0` : '',
  origin: before.type === 'hd' ? 'phrase' : '',
  hasPassphrase: false,
  backedUpAtMs: null,
});

/** The expected result for a slice of version 1. */
function expected(name: string, slice: unknown): unknown {
  if (typeof slice !== 'object' || slice === null) return slice;
  const { keyrings = [], accounts = [], current = {} } = slice as Written;
  if (name.endsWith('/keyrings'))
    return { ...slice, keyrings: keyrings.map(keyring), current: keyring(current) };
  if (name.endsWith('/accounts'))
    return { ...slice, accounts: accounts.map(account), current: account(current) };
  return slice;
}

function openOn(text: string) {
  const texts = new Map([['root', text]]);
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  };
  const logged: string[] = [];
  const clock = createManualClock();
  const log = (message: string) => void logged.push(message);
  return {
    texts,
    logged,
    state: createRootStorage({ loadCodec, storage, secret: 'obfuscation', clock, log }),
  };
}

/** A record as a Kennel of this version writes it. */
function recordOf(version: number, slices: Record<string, string>): string {
  const sum = sha256(JSON.stringify(slices)).toString();
  return AES.encrypt(JSON.stringify({ version, slices, sum }), 'obfuscation').toString();
}

describe.each(RECORDED)('a record that version 1 wrote for $name', ({ record }) => {
  const before = Object.entries<unknown>(record.slices);

  it('is read with every field of today, and nothing lost', () => {
    const slices = decodeRecord(record.text, record.secret);
    const after = Object.entries(slices).map(([name, json]) => [name, JSON.parse(json)]);
    expect(after).toEqual(before.map(([name, slice]) => [name, expected(name, slice)]));
  });

  it('is left as it is by reading, and written as of today by the next change, with the slices of others', async () => {
    const { state, texts } = openOn(record.text);
    const [name = ''] = before[0] ?? [];
    expect(await state.getItem(name)).not.toBeNull();
    expect(texts.get('root')).toBe(record.text);
    await state.setItem('9/mainnet/ui', '{}');
    const rewritten = texts.get('root') ?? '';
    expect(rewritten).not.toBe(record.text);
    expect(decodeRecord(rewritten, record.secret)).toEqual({
      ...decodeRecord(record.text, record.secret),
      '9/mainnet/ui': '{}',
    });
    expect(decodeRecord(encodeRecord(decodeRecord(rewritten, record.secret), 's'), 's')).toEqual(
      decodeRecord(rewritten, record.secret),
    );
  });

  it('is refused, or reads the same, with any one byte changed, and never overwritten', async () => {
    const whole = decodeRecord(record.text, record.secret);
    for (let at = 0; at < record.text.length; at += 23) {
      const changed = String.fromCharCode(record.text.charCodeAt(at) ^ 1);
      const damaged = record.text.slice(0, at) + changed + record.text.slice(at + 1);
      let slices: unknown = whole;
      try {
        slices = decodeRecord(damaged, record.secret);
      } catch (thrown) {
        expect(thrown).toMatchObject({ name: 'Fault', kind: 'corrupt' });
        if (at % 230 === 0) await expectUntouched(damaged);
      }
      expect(slices).toEqual(whole);
    }
  });
});

async function expectUntouched(damaged: string): Promise<void> {
  const { state, texts, logged } = openOn(damaged);
  await expect(state.getItem('local/regtest/ui')).rejects.toMatchObject({ kind: 'corrupt' });
  await expect(state.setItem('local/regtest/ui', '{}')).rejects.toMatchObject({ kind: 'corrupt' });
  expect(texts.get('root')).toBe(damaged);
  expect(logged).toHaveLength(1);
}

describe('the versions of the record', () => {
  it('have a step from each older one up to today', () => {
    for (let version = 1; version <= RECORD_VERSION; version += 1) expect(isKnownVersion(version)).toBe(true);
    expect([0, RECORD_VERSION + 1, 1.5, -1].filter(isKnownVersion)).toEqual([]);
  });

  it.each([
    ['point', null],
    ['comma', 'comma'],
    ['space', 'space'],
    ['odd', null],
    [undefined, null],
  ])(
    'keep a style of numbers that was chosen: %s of version 3 becomes %s',
    (numberStyle, chosenNumberStyle) => {
      const rest = { language: 'de', chosenCurrency: null, notifiesOfPayments: true };
      const name = '9/mainnet/preferences';
      const text = recordOf(3, { [name]: JSON.stringify({ ...rest, numberStyle }), '9/mainnet/ui': '{}' });
      const after = decodeRecord(text, 'obfuscation');
      expect(JSON.parse(after[name] ?? '')).toEqual({ ...rest, chosenNumberStyle });
      expect(after['9/mainnet/ui']).toBe('{}');
      expect(decodeRecord(encodeRecord(after, 'obfuscation'), 'obfuscation')).toEqual(after);
    },
  );

  it('leave what has an unknown shape to the store that reads it', () => {
    const odd = {
      '1/mainnet/keyrings': '[7]',
      '1/mainnet/accounts': '{"accounts":"x","current":null}',
      note: '7',
    };
    expect(migrate(odd, 1)).toEqual(odd);
  });

  it('are not read, and not overwritten, when they are newer than this Kennel', async () => {
    const newer = recordOf(RECORD_VERSION + 1, { 'local/regtest/ui': '{}' });
    await expectUntouched(newer);
    const older = recordOf(RECORD_VERSION, { 'local/regtest/ui': '{}' });
    expect(await openOn(older).state.getItem('local/regtest/ui')).toBe('{}');
  });
});
