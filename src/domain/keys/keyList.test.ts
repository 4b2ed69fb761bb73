/** Lists of keys: Core's dumps, key files, and variants edited by users. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KeyList, MAX_LIST_KEYS, MAX_LIST_LENGTH, readKeyList } from './keyList.ts';
import vectors from './vectors/coreHd.json' with { type: 'json' };
import { encodeWif } from './wif.ts';

const [, MASTER] = vectors;
const ADDRESSES = MASTER?.addresses ?? [];
const wifOf = (byte: number, isCompressed = true) =>
  encodeWif(new Uint8Array(32).fill(byte), 'mainnet', isCompressed);

/** As dumpwallet of Dogecoin Core 1.14 writes it. */
const DUMP = `# Wallet dump created by Dogecoin v1.14.9.0-5a8b4e3
# * Created on 2026-11-28T12:00:00Z
# * Best block at time of backup was 5450000 (1a91e3dace36e2be3bf030a65679fe821aa1d6ef92e7c9902eb318182c355691),
#   mined on 2026-11-28T11:59:00Z

# extended private masterkey: ${MASTER?.extendedPrivateMasterKey}

${ADDRESSES[1]?.wif} 2024-01-01T00:00:00Z label=Caf%C3%A9%20%25#1 # addr=${ADDRESSES[1]?.address} hdkeypath=m/0'/3'/1'
${ADDRESSES[2]?.wif} 2024-01-01T00:00:00Z reserve=1 # addr=${ADDRESSES[2]?.address} hdkeypath=m/0'/3'/2'
${ADDRESSES[3]?.wif} 2024-01-01T00:00:00Z change=1 # addr=${ADDRESSES[3]?.address} hdkeypath=m/0'/3'/3'
${MASTER?.hdmasterWif} 2024-01-01T00:00:00Z hdmaster=1 # addr=D hdkeypath=m
${wifOf(1, false)} 1970-01-01T00:00:01Z label=old # addr=DGXtRhnqMu3FoCDfsxtGzM4MmH5C2d3oSy

# End of dump
`;

function read(text: string): KeyList {
  const list = readKeyList(text, 'mainnet');
  if (!list.ok) throw new Error(list.problem.kind);
  return list.value;
}

const problemOf = (text: string) => {
  const list = readKeyList(text, 'mainnet');
  return list.ok ? null : list.problem;
};

const wifs = (text: string) =>
  read(text).keys.map(({ key }) => encodeWif(key.privateKey, 'mainnet', key.isCompressed));

describe('a dump of Dogecoin Core', () => {
  it('is read with its master, labels and paths', () => {
    const { masterKeys, keys, unread, unreadCount } = read(DUMP);
    expect(masterKeys).toEqual([MASTER?.extendedPrivateMasterKey]);
    expect(unread).toEqual([]);
    expect(unreadCount).toBe(0);
    expect(keys.map(({ key: _, ...said }) => said)).toEqual([
      { label: 'Café %#1', path: "m/0'/3'/1'", isMaster: false, isReserve: false },
      { label: '', path: "m/0'/3'/2'", isMaster: false, isReserve: true },
      { label: '', path: "m/0'/3'/3'", isMaster: false, isReserve: false },
      { label: '', path: null, isMaster: true, isReserve: false },
      { label: 'old', path: null, isMaster: false, isReserve: false },
    ]);
    expect(keys.map(({ key }) => key.isCompressed)).toEqual([true, true, true, true, false]);
  });

  it.each([
    ['line ends of Windows', DUMP.replaceAll('\n', '\r\n')],
    ['line ends of old Macs', DUMP.replaceAll('\n', '\r')],
    ['a byte order mark', `\ufeff${DUMP}`],
    ['invisible letters', DUMP.replaceAll('\n', '\n\u200b')],
    [
      'lines that a mail program broke',
      DUMP.replaceAll('Z label', 'Z\nlabel').replaceAll(' # addr', '\n# addr'),
    ],
    ['lines moved in', DUMP.replaceAll('\n', '\n   ')],
  ])('is the same with %s', (_, text) => {
    expect(wifs(text)).toEqual(wifs(DUMP));
    expect(read(text).keys.map(({ label }) => label)).toEqual(read(DUMP).keys.map(({ label }) => label));
    expect(read(text).masterKeys).toEqual(read(DUMP).masterKeys);
  });

  it('is read where a label cannot be, and says of each other line why it was not', () => {
    const text = [
      `${wifOf(1)} 2024-01-01T00:00:00Z label=%E0%A4%A # addr=D`,
      'KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn 2024-01-01T00:00:00Z label=x # addr=1',
      `${wifOf(2).slice(0, -1)}x 2024-01-01T00:00:00Z # addr=D`,
      '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg 2024-01-01T00:00:00Z',
      encodeWif(new Uint8Array(32).fill(1), 'testnet'),
      'hello',
    ].join('\n');
    const { keys, unread } = read(text);
    expect(keys.map(({ label }) => label)).toEqual(['%E0%A4%A']);
    expect(unread).toEqual([
      { line: 2, problem: { kind: 'bitcoin-key' } },
      { line: 3, problem: { kind: 'bad-checksum' } },
      { line: 4, problem: { kind: 'encrypted' } },
      { line: 5, problem: { kind: 'other-network', network: 'testnet' } },
      { line: 6, problem: { kind: 'no-key' } },
    ]);
  });
});

describe('other lists', () => {
  it.each([
    ['one key a line', `${wifOf(1)}\n${wifOf(2)}\n`],
    ['cells with commas', `address,key\nDFpN6QqFfUm3gKNaxN6tNcab1FArL9cZLE,${wifOf(1)}\n,"${wifOf(2)}"`],
    ['cells with semicolons', `${wifOf(1)};2014;Ann\n${wifOf(2)};2015;Bob`],
    [
      'addresses first',
      `DFpN6QqFfUm3gKNaxN6tNcab1FArL9cZLE ${wifOf(1)}\nDFpN6QqFfUm3gKNaxN6tNcab1FArL9cZLE ${wifOf(2)}`,
    ],
    [
      'a key file of MultiDoge',
      `# KEEP YOUR PRIVATE KEYS SAFE !\n#\n${wifOf(1)} 2014-01-20T10:00:00Z\n${wifOf(2)} 2014-02-03T11:12:13Z\n# End of private keys`,
    ],
    ['a sentence around each', `My keys: ${wifOf(1)}\nand ${wifOf(2)} too`],
  ])('of %s are read', (_, text) => {
    expect(wifs(text)).toEqual([wifOf(1), wifOf(2)]);
  });

  it.each([
    ['', { kind: 'no-keys', first: null }],
    ['# only a comment', { kind: 'no-keys', first: null }],
    ['legal winner', { kind: 'no-keys', first: { line: 1, problem: { kind: 'no-key' } } }],
    ['x'.repeat(MAX_LIST_LENGTH + 1), { kind: 'too-long', most: MAX_LIST_LENGTH }],
  ])('without keys say so: %#', (text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });

  it('end where they are too long, and say what was left', () => {
    const { keys, unread, unreadCount } = read(`${wifOf(1)}\n`.repeat(MAX_LIST_KEYS + 150));
    expect(keys).toHaveLength(MAX_LIST_KEYS);
    expect(unreadCount).toBe(150);
    expect(unread).toHaveLength(100);
    expect(unread[0]).toEqual({ line: MAX_LIST_KEYS + 1, problem: { kind: 'too-many' } });
  });

  it('never throw, whatever they hold, and carry nothing of it in what is wrong', () => {
    const piece = fc.oneof(
      fc.constantFrom(wifOf(1), '# ', ' label=', ' hdkeypath=m/0', '\n', '\r', 'hdmaster=1', '%', ' # addr='),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const list = readKeyList(pieces.join(''), 'mainnet');
        const said = JSON.stringify(list.ok ? list.value.unread : list.problem);
        expect(said).not.toContain(wifOf(1));
      }),
    );
  });
});
