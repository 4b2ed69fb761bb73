/** Keys and descriptions of shared wallets, as received from others. */

import { DGPV, DGUB } from '../../mocks/fixtures/vault/records.fixture.ts';
import {
  isColdcardText,
  readColdcardText,
  writeColdcardText,
} from '../../src/domain/multisig/coldcardText.ts';
import { readCosigner, writeCosigner } from '../../src/domain/multisig/cosignerKey.ts';
import { readCosigners, readDescriptor, writeDescriptor } from '../../src/domain/multisig/descriptor.ts';
import { isWalletJson, readWalletJson } from '../../src/domain/multisig/walletJson.ts';
import { isWalletText, readWalletText, statedFirstAddress } from '../../src/domain/multisig/walletText.ts';
import { readCosignerNames } from '../../src/stores/multisig/CosignerNames.ts';
import { texts, values } from '../inputs.ts';
import { hold, type Target, target } from '../Target.ts';

const ORIGIN = "[f57ec65d/48'/3'/0'/0']";
const OTHER =
  'xpub6ERApfZwUNrhLCkDtcHTcxd75RbzS1ed54G1LkBUHQVHQKqhMkhgbmJbZRkrgZw4koxb5JaHWkY4ALHY2grBGRjaDMzQLcgJvLJuZZvRcEL';

const COLDCARD = `# of a test
Name: Family
Policy: 2 of 2
Derivation: m/48'/3'/0'/0'
Format: P2SH

F57EC65D: ${DGUB}
Derivation: m/45'
D34DB33F: ${OTHER}
`;

const CARAVAN = JSON.stringify({
  name: 'w',
  addressType: 'P2SH',
  network: 'mainnet',
  quorum: { requiredSigners: 2, totalSigners: 2 },
  extendedPublicKeys: [
    { name: 'one', bip32Path: "m/48'/3'/0'/0'", xpub: DGUB, xfp: 'f57ec65d' },
    { name: 'other', bip32Path: 'Unknown', xpub: OTHER, xfp: 'Unknown' },
  ],
});
const ELECTRUM = JSON.stringify({
  wallet_type: '2of2',
  seed_version: 59,
  'x1/': { type: 'bip32', derivation: "m/45'", root_fingerprint: 'd34db33f', xprv: null, xpub: OTHER },
  'x2/': { type: 'bip32', derivation: null, root_fingerprint: null, xprv: null, xpub: DGUB },
});

export const MULTISIG: readonly Target[] = [
  target(
    'src/domain/multisig/cosignerKey.ts',
    'readCosigner',
    texts(`${ORIGIN}${DGUB}`, `${ORIGIN}${DGUB}/0/*`, DGUB, DGPV),
    (text) => {
      const read = readCosigner(text, 'mainnet');
      if (!read.ok) return;
      const again = readCosigner(writeCosigner(read.value), 'mainnet');
      hold(JSON.stringify(again) === JSON.stringify(read), 'a key that is another when it is read again');
    },
  ),
  target(
    'src/domain/multisig/descriptor.ts',
    ['readDescriptor', 'readCosigners'],
    texts(
      `sh(sortedmulti(2,${ORIGIN}${DGUB}/0/*,${OTHER}/0/*))`,
      `sh(sortedmulti(1,${DGUB},${OTHER}))#qqqqqqqq`,
      `wsh(multi(2,${DGUB}))`,
    ),
    (text) => {
      readCosigners(2, text.split(','), 'mainnet');
      const read = readDescriptor(text, 'mainnet');
      if (!read.ok) return;
      const again = readDescriptor(writeDescriptor(read.value), 'mainnet');
      hold(JSON.stringify(again) === JSON.stringify(read), 'a wallet that is another when it is read again');
    },
  ),
  target(
    'src/domain/multisig/coldcardText.ts',
    ['readColdcardText', 'isColdcardText'],
    texts(COLDCARD, `Policy: 1/2\r\n${COLDCARD}`, COLDCARD.replace('P2SH', 'P2WSH')),
    (text) => {
      const read = readColdcardText(text, 'mainnet');
      if (!read.ok) return;
      hold(isColdcardText(text), 'a wallet that does not look like one');
      const again = readColdcardText(writeColdcardText(read.value), 'mainnet');
      hold(JSON.stringify(again) === JSON.stringify(read), 'a wallet that is another when it is read again');
    },
  ),
  target(
    'src/domain/multisig/walletJson.ts',
    ['readWalletJson', 'isWalletJson'],
    texts(CARAVAN, ELECTRUM),
    (text) => {
      const read = readWalletJson(text, 'mainnet');
      if (!read.ok) return;
      hold(isWalletJson(text), 'a wallet that does not look like one');
      const other = readDescriptor(writeDescriptor(read.value), 'mainnet');
      hold(JSON.stringify(other) === JSON.stringify(read), 'another wallet than its description names');
    },
  ),
  target(
    'src/domain/multisig/walletText.ts',
    ['readWalletText', 'isWalletText', 'statedFirstAddress'],
    texts(
      COLDCARD,
      CARAVAN,
      ELECTRUM,
      `sh(sortedmulti(2,${ORIGIN}${DGUB}/0/*,${OTHER}/0/*))`,
      `# Receive:\nsh(sortedmulti(2,${DGUB}/0/*,${OTHER}/0/*))\n\nsh(sortedmulti(2,${DGUB}/1/*,${OTHER}/1/*))`,
      JSON.stringify({ label: 'w', descriptor: `sh(sortedmulti(2,${DGUB}/0/*,${OTHER}/0/*))` }),
      `BSMS 1.0\nsh(sortedmulti(2,${DGUB}/**,${OTHER}/**))\n/0/*,/1/*\nACB31Mtkq2f4Th8QutAXpedUsNxhgvLLxo`,
    ),
    (text) => {
      const stated = statedFirstAddress(text);
      hold(stated === null || text.includes(stated), 'an address that nobody wrote');
      const read = readWalletText(text, 'mainnet');
      if (!read.ok) return;
      hold(isWalletText(text), 'a wallet that does not look like one');
      const { required, cosigners } = read.value;
      hold(cosigners.length >= 2 && cosigners.length <= 15, 'too few or too many keys');
      hold(required >= 1 && required <= cosigners.length, 'signatures that nobody can give');
      const keys = new Set(cosigners.map(({ extendedKey }) => extendedKey));
      hold(keys.size === cosigners.length, 'a key twice');
      const other = readWalletText(writeDescriptor(read.value), 'mainnet');
      const same = readWalletText(writeColdcardText(read.value), 'mainnet');
      hold(JSON.stringify(other) === JSON.stringify(same), 'two texts of one wallet that differ');
    },
  ),
  target(
    'src/stores/multisig/CosignerNames.ts',
    'readCosignerNames',
    values({ [DGUB]: 'Mum', [OTHER]: 'Ledger in the safe' }),
    (record) => {
      const names = readCosignerNames(record);
      hold(JSON.stringify(readCosignerNames(names)) === JSON.stringify(names), 'a name that is none');
    },
  ),
];
