/** Keys and descriptions of shared wallets, as others send them. */

import { DGPV, DGUB } from '../../mocks/fixtures/vault/records.fixture.ts';
import { readCosigner, writeCosigner } from '../../src/domain/multisig/cosignerKey.ts';
import { readCosigners, readDescriptor, writeDescriptor } from '../../src/domain/multisig/descriptor.ts';
import { texts } from '../inputs.ts';
import { hold, type Target, target } from '../Target.ts';

const ORIGIN = "[f57ec65d/48'/3'/0'/0']";
const OTHER =
  'xpub6ERApfZwUNrhLCkDtcHTcxd75RbzS1ed54G1LkBUHQVHQKqhMkhgbmJbZRkrgZw4koxb5JaHWkY4ALHY2grBGRjaDMzQLcgJvLJuZZvRcEL';

/** Rows of the registry. */
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
];
