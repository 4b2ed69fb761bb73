/**
 * Which layer may import what: the table of src/ARCHITECTURE.md, as data.
 *
 * Test files and contract suites are bound by the layers, not by the packages.
 */

/** One row of the table. */
export interface Layer {
  /** folders of src whose code this layer may use beside its own */
  readonly layers: readonly string[];
  /** packages it may use, as npm names; a name ending in `/` allows the whole scope */
  readonly packages: readonly string[];
}

const BITCOIN = ['bitcoinjs-lib', 'bip32', 'bip39', 'tiny-secp256k1', 'bs58check', '@noble/hashes', 'buffer'];
/** Messages as rows of codes. */
const CODES = ['@ngraveio/bc-ur'];
const PERSISTENCE = ['crypto-js', 'hash-wasm', 'valibot'];
const MANTINE = ['@mantine/core', '@mantine/hooks', '@mantine/notifications'];
const ZXCVBN = ['@zxcvbn-ts/core', '@zxcvbn-ts/language-common'];
/** Long lists draw what is in sight. */
const VIRTUAL = ['@tanstack/react-virtual'];
const TELEGRAM = ['@telegram-apps/sdk-react', '@telegram-apps/bridge'];
/** Keeps the app on the device, in a browser. */
const WORKBOX = ['workbox-window'];
const FONTS = ['@fontsource-variable/'];

/** The table. `app` sees everything and is therefore absent. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  domain: { layers: [], packages: [...BITCOIN, ...CODES] },
  ports: { layers: ['domain'], packages: [] },
  i18n: {
    layers: ['domain'],
    packages: ['@lingui/core', '@lingui/message-utils', '@schummar/icu-type-parser'],
  },
  adapters: {
    layers: ['ports', 'domain'],
    packages: [...TELEGRAM, ...PERSISTENCE, ...ZXCVBN, ...WORKBOX, 'qr'],
  },
  stores: { layers: ['ports', 'domain'], packages: ['mobx', 'mobx-persist-store'] },
  components: { layers: ['domain', 'i18n'], packages: ['react', ...MANTINE, ...VIRTUAL, 'qr', ...FONTS] },
  screens: { layers: ['components', 'domain', 'i18n'], packages: ['react', ...MANTINE] },
  containers: {
    layers: ['screens', 'components', 'stores', 'ports', 'domain', 'i18n'],
    packages: ['react', 'mobx-react-lite'],
  },
};

/** Layers whose areas may not reach into one another: `screens/tx` never imports `screens/wallet`. */
export const LAYERS_WITH_CLOSED_AREAS = ['screens', 'containers'] as const;
