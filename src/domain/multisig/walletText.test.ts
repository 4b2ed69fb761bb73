/** Other programs' texts of multisig wallets: read when they describe one, rejected for the right reason otherwise. */
import { describe, expect, it } from 'vitest';
import { multisigAddresses } from './deriveMultisig.ts';
import { descriptorChecksum } from './descriptorChecksum.ts';
import embit from './vectors/embit.json' with { type: 'json' };
// from Sparrow, Specter, Bitkey, Coldcard and BIP 129, with Dogecoin's keys
import peers from './vectors/peerTexts.json' with { type: 'json' };
import { readWalletText, statedFirstAddress } from './walletText.ts';

const FILES = peers.flatMap(({ what, format, text }) =>
  text === undefined ? [] : [{ name: format ?? what, text }],
);
const FIRST = 'ACB31Mtkq2f4Th8QutAXpedUsNxhgvLLxo';
const [ONE, OTHER] = [
  "[59865f44/48'/3'/0'/0']dgub8rUhDtD3YFGZTUphBfpBbzvFxSMKQXYLzg87Me2ta78r2SdVLmypBUkkxrrn9RTnchsyiJSkHZyLWxD13ibBiXtuFWktBoDaGaZjQUBLNLs",
  "[b7044ca6/48'/3'/0'/0']dgub8kXBZ7ymNWy2S8Q3jNgVjFUm5ZJ3QLLaSTdAA89ukSv7Q6MSXwE14b7Nv6eDpE9JJXinTKc8LeLVu19uDPrm5uJuhpKNzV2kAgncwo6bNpP",
];
const body = (path: string, required = 2) => `sh(sortedmulti(${required},${ONE}${path},${OTHER}${path}))`;
const written = (path: string, required = 2) =>
  `${body(path, required)}#${descriptorChecksum(body(path, required))}`;
const [RECEIVE, CHANGE, BOTH] = [written('/0/*'), written('/1/*'), written('/<0;1>/*')];

const problemOf = (text: string) => {
  const read = readWalletText(text, 'mainnet');
  return read.ok ? null : read.problem.kind;
};

function firstOf(text: string): string | null {
  const read = readWalletText(text, 'mainnet');
  return read.ok ? (multisigAddresses(read.value, 'mainnet', 'm/0', [0])[0]?.address ?? null) : null;
}

describe('a file of another program', () => {
  it.each(FILES)('is read: $name', ({ text }) => {
    const network = text.includes('tpub') ? 'regtest' : 'mainnet';
    const read = readWalletText(text, network);
    expect(read.ok ? null : read.problem).toBeNull();
    if (network === 'mainnet') expect(firstOf(text)).toBe(FIRST);
  });

  it.each([
    ['a comment before it', `# Receive descriptor:\n${RECEIVE}\n`],
    ['a comment with brackets', `# (of my wallet)\n${RECEIVE}`],
    ['a comment that has another one in it', `# was ${written('/0/*', 1)}\n${RECEIVE}`],
    ['comments of two strokes', `// receive\n${RECEIVE}`],
    ['JSON of Specter', JSON.stringify({ label: 'w', blockheight: 1, descriptor: RECEIVE, devices: [] })],
    [
      'JSON of Core',
      JSON.stringify({ wallet_name: 'w', descriptors: [{ desc: RECEIVE, active: true }, { desc: CHANGE }] }),
    ],
    ['JSON of Core, spread', JSON.stringify({ descriptors: [{ desc: RECEIVE }, { desc: CHANGE }] }, null, 2)],
    [
      'all that Core lists',
      JSON.stringify([{ desc: `pkh(${ONE}/0/*)` }, { desc: `wpkh(${ONE}/0/*)` }, { desc: RECEIVE }]),
    ],
    ['receive and change', `${RECEIVE}\n${CHANGE}`],
    ['change and receive', `${CHANGE}\r\n\r\n${RECEIVE}`],
    ['both in one, and both again', `${BOTH}\n${RECEIVE}\n${CHANGE}`],
    ['no checksum behind the second', `${RECEIVE}\n${body('/1/*')}`],
    ['labels', `External: ${RECEIVE}\nInternal: ${CHANGE}`],
    ['a checksum on its own line', `${body('/0/*')}\n#${descriptorChecksum(body('/0/*'))}`],
    ['in a sentence', `Our wallet is "${RECEIVE}", keep it.`],
    ['broken into lines', `# w\n${RECEIVE.replace(/.{60}/g, '$&\n  ')}`],
    ['invisible letters', `\ufeff${RECEIVE.slice(0, 40)}\u200b${RECEIVE.slice(40)}`],
  ])('is read with %s', (_, text) => {
    expect(problemOf(text)).toBeNull();
    expect(firstOf(text)).toBe(FIRST);
  });

  it.each([
    ['two wallets', `${RECEIVE}\n${written('/0/*', 1)}`, 'several-wallets'],
    [
      'two wallets in JSON',
      JSON.stringify([{ desc: RECEIVE }, { desc: written('/1/*', 1) }]),
      'several-wallets',
    ],
    ['change of another wallet', `${RECEIVE}\n${written('/1/*', 1)}`, 'several-wallets'],
    ['change alone', `# change\n${CHANGE}`, 'key-path'],
    ['a wrong checksum', `# receive\n${RECEIVE.slice(0, -1)}q`, 'bad-checksum'],
    ['a wrong checksum behind the second', `${RECEIVE}\n${CHANGE.slice(0, -1)}q`, 'bad-checksum'],
    ['a mistake in a key', `# receive\n${RECEIVE.replace('dgub8rUh', 'dgub8rUn')}`, 'bad-checksum'],
    ['no description', '# Receive descriptor (none):\nhello', 'unreadable'],
    ['a comment alone', `# ${RECEIVE}`, 'unreadable'],
    ['an issue’s number', 'see (this) #12 of #13', 'unreadable'],
    ['JSON without one', '{"label": "w (old)", "devices": []}', 'unreadable'],
    ['another kind of wallet', `# w\nwsh(sortedmulti(2,${ONE}/0/*,${OTHER}/0/*))`, 'other-script'],
    ['its end missing', `# w\n${RECEIVE.slice(0, 200)}`, 'unreadable'],
  ])('is refused for its reason: %s', (_, text, kind) => {
    expect(problemOf(text)).toBe(kind);
  });
});

describe('a text of BIP 129', () => {
  const bsms = (paths: string, address: string) => `BSMS 1.0\n${body('/**')}\n${paths}\n${address}\n`;

  it('says its first address', () => {
    expect(statedFirstAddress(bsms('/0/*,/1/*', FIRST))).toBe(FIRST);
    expect(statedFirstAddress(bsms('/0/*,/1/*', FIRST).replaceAll('\n', '\r\n'))).toBe(FIRST);
    expect(statedFirstAddress(RECEIVE)).toBeNull();
    expect(statedFirstAddress(`BSMS 1.0\n${body('/**')}`)).toBeNull();
  });

  it.each([
    ['/0/*,/1/*', null],
    ['No path restrictions', null],
    ['/2/*,/3/*', 'key-path'],
    ['/0/*', 'key-path'],
  ])('is read with the paths of a wallet: %s', (paths, kind) => {
    expect(problemOf(bsms(paths, FIRST))).toBe(kind);
  });
});

describe('what embit writes', () => {
  it.each(embit.reads)('is read: $what', ({ text }) => {
    const read = readWalletText(text, 'mainnet');
    const plain = embit.reads.find(({ what }) => what === 'multipath <0;1> #')?.text ?? '';
    expect(read).toEqual(readWalletText(plain, 'mainnet'));
    expect(read).toMatchObject({ value: { required: 2, cosigners: [{}, {}] } });
  });

  it.each(embit.refused)('is refused for its own reason: $what', ({ text, problem }) => {
    expect(readWalletText(text, 'mainnet')).toEqual({ ok: false, problem });
  });
});
