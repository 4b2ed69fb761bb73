// Checks the size of the first screen: all files that a new user's browser or Telegram requests before welcome is shown, in
// gzip bytes, and those that a user with a wallet additionally waits for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { judgeBundles } from './floor/parseBundles.mjs';
import { ROOT } from './install.mjs';

const APP = join(ROOT, 'dist/app');
/**
 * 1,000 of it for older engines: polyfills, and the message in eight languages that a browser is too old. 500 for code that keeps
 * foreign files out of the wallet's origin, which must be checked before any of them is requested. 500 for reading launch parameters
 * field by field, and for touches, which phones count from the first one on.
 */
const JS_BUDGET = 115_300;
const CSS_BUDGET = 8_100;
/** Includes the page, its configuration, and the script for browsers below the floor. */
const FILE_BUDGET = 6;
/** The same until the unlock screen is shown. */
const RETURNING_BUDGET = 10;
/** Scripts and styles from the lock screen to a sent payment. */
const PAYMENT_BUDGET = 74;

/** Modules that must not be in the first screen. */
const FORBIDDEN = [
  'bitcoinjs-lib',
  'varuint-bitcoin',
  'uint8array-tools',
  'tiny-secp256k1',
  '@noble/hashes',
  '@noble/curves',
  'bip39',
  'bip32',
  'bs58check',
  'crypto-js',
  'hash-wasm',
  'node_modules/qr/',
  '@zxcvbn-ts',
  'keyWorker',
  // stores and router load after it, and so does the SDK, except for its bridge
  'mobx',
  'react-router',
  'src/stores/',
  '@telegram-apps/sdk/',
  '@mantine',
  'msw',
];

const manifest = JSON.parse(readFileSync(join(APP, '.vite/manifest.json'), 'utf8'));
const modules = JSON.parse(readFileSync(join(APP, '.vite/modules.json'), 'utf8'));

/** A chunk and everything it imports statically. */
function closure(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest[key].imports ?? [], seen);
  }
  return seen;
}

/** The screens after it stay lean too: they are prefetched, and a new user or the unlock screen waits for them. */
const LEAN = ['boot/openApp.tsx', 'CreatePasswordContainer.tsx', 'app/openWallet.ts'];

const keyOf = (source) => {
  const key = Object.keys(manifest).find((one) => one.endsWith(source));
  if (!key) throw new Error(`there is no ${source}`);
  return key;
};
const filesOf = (keys) => {
  const chunks = [...closure(keys)].map((key) => manifest[key]);
  return [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))];
};

const page = readFileSync(join(APP, 'index.html'), 'utf8');
const entries = Object.keys(manifest).filter((key) => page.includes(`src="/${manifest[key].file}"`));
const named = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file]) => file);
if (entries.length === 0) throw new Error('the page loads nothing');
const inPage = named.filter((file) => !/^icons\/apple|webmanifest$/.test(file));
const first = [...new Set([...inPage, ...filesOf(entries)])];
const returning = [...new Set([...first, ...filesOf(['boot/openApp.tsx', 'app/openWallet.ts'].map(keyOf))])];
/** Requested one after the other between the lock screen and a payment. */
const ON_THE_WAY = [
  'boot/openApp.tsx',
  'app/openWallet.ts',
  'shell/TabsFrame.tsx',
  'wallet/HomeContainer.tsx',
  'blockbook/index.ts',
  'dogeuni/index.ts',
  'ord/index.ts',
  'tx/TxCreateContainer.tsx',
  'rules/transferRules.ts',
  'fees/fetchFeeTimes.ts',
  'chain/findConflict.ts',
  'doge/prepareTransfer.ts',
  'tx/TxConfirmContainer.tsx',
  'tx/TxSuccessContainer.tsx',
];
const payment = filesOf(ON_THE_WAY.map(keyOf)).filter((file) => !first.includes(file));
const ofKind = (files, ending) => files.filter((file) => file.endsWith(ending));
const scripts = ofKind(first, '.js');
const styles = ofKind(first, '.css');
const welcomeIsIn = scripts.some((file) => modules[file]?.some(({ id }) => id.endsWith('WelcomeScreen.tsx')));
const size = (file) => gzipSync(readFileSync(join(APP, file))).length;
const total = (files) => files.reduce((sum, file) => sum + size(file), 0);

const packages = new Map();
const found = new Set();
for (const file of scripts) {
  for (const { id, bytes } of modules[file] ?? []) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? 'src';
    packages.set(name, (packages.get(name) ?? 0) + bytes);
    for (const word of FORBIDDEN) if (id.includes(word)) found.add(`${word} (${id})`);
  }
}

const js = total(scripts);
const css = total(styles);
console.log(
  `first screen: ${js} bytes of JavaScript in ${scripts.length} files, ${css} bytes of styles (gzip), ${first.length + 1} files in all; unlocking: ${total(ofKind(returning, '.js'))} bytes of JavaScript, ${returning.length + 1} files; on to a payment: ${payment.length}`,
);
for (const [name, bytes] of [...packages].sort((a, b) => b[1] - a[1]).slice(0, 14)) {
  console.log(`  ${String(bytes).padStart(8)} bytes unpacked  ${name}`);
}
/** Mantine modules that a screen would wait for. */
const mantineIn = (container) =>
  filesOf([keyOf(container)]).filter((file) =>
    (modules[file] ?? []).some(({ id }) => id.includes('@mantine')),
  );

/** Files that hold screens together with the curve: screens would wait for its WebAssembly, and not open where it can't run. */
const withCurve = Object.keys(modules).filter((file) =>
  ['tiny-secp256k1', 'src/components/'].every((word) => modules[file].some(({ id }) => id.includes(word))),
);

const problems = [
  ...withCurve.map((file) => `${file} holds the curve beside what screens show`),
  ...LEAN.flatMap((name) => mantineIn(name).map((file) => `${name} waits for Mantine in ${file}`)),
  ...(packages.size === 0 ? ['nothing is known of what is in it'] : []),
  ...(js > JS_BUDGET ? [`JavaScript is ${js - JS_BUDGET} bytes over its ${JS_BUDGET}`] : []),
  ...(css > CSS_BUDGET ? [`styles are ${css - CSS_BUDGET} bytes over their ${CSS_BUDGET}`] : []),
  // plus the page itself
  ...(first.length + 1 > FILE_BUDGET
    ? [`asks for ${first.length + 1} files, and may for ${FILE_BUDGET}`]
    : []),
  ...(returning.length + 1 > RETURNING_BUDGET
    ? [`unlocking asks for ${returning.length + 1} files, and may for ${RETURNING_BUDGET}`]
    : []),
  ...(payment.length > PAYMENT_BUDGET
    ? [`a payment asks for ${payment.length} files more, and may for ${PAYMENT_BUDGET}`]
    : []),
  ...(welcomeIsIn ? [] : ['welcome is not in it']),
  ...[...found].map((word) => `carries ${word}`),
];
for (const problem of problems) console.error(`first screen: ${problem}`);
const unreadable = judgeBundles(APP);
for (const problem of unreadable) console.error(`older engines: ${problem}`);
process.exit(problems.length + unreadable.length === 0 ? 0 : 1);
