// Holds the first screen to its size: what a new person loads before welcome is on show, in gzip bytes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './install.mjs';

const APP = join(ROOT, 'dist/app');
const JS_BUDGET = 160_000;
const CSS_BUDGET = 40_000;

/** What never belongs to the first screen. */
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
  // the stores of a wallet, and the SDK itself beside its bridge, come later
  'src/stores/TxStore',
  'src/stores/tokens/',
  'src/stores/send/',
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

/** The screens after it stay lean too: what is asked for ahead of them is what a new person, or a lock, waits for. */
const LEAN = ['CreatePasswordContainer.tsx', 'UnlockContainer.tsx'];

const page = readFileSync(join(APP, 'index.html'), 'utf8');
const entries = Object.keys(manifest).filter((key) => page.includes(`src="/${manifest[key].file}"`));
const welcome = Object.keys(manifest).find((key) => key.endsWith('WelcomeContainer.tsx'));
if (entries.length === 0 || !welcome)
  throw new Error('the page loads nothing, or there is no welcome screen');
const chunks = [...closure([...entries, welcome])].map((key) => manifest[key]);
const size = (file) => gzipSync(readFileSync(join(APP, file))).length;
const scripts = [...new Set(chunks.map((chunk) => chunk.file))];
const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
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
  `first screen: ${js} bytes of JavaScript in ${scripts.length} files, ${css} bytes of styles (gzip)`,
);
for (const [name, bytes] of [...packages].sort((a, b) => b[1] - a[1]).slice(0, 14)) {
  console.log(`  ${String(bytes).padStart(8)} bytes unpacked  ${name}`);
}
/** What of Mantine's a screen would wait for. */
function mantineIn(container) {
  const key = Object.keys(manifest).find((one) => one.endsWith(container));
  if (!key) throw new Error(`there is no ${container}`);
  const files = [...closure([key])].map((one) => manifest[one].file);
  return files.filter((file) => (modules[file] ?? []).some(({ id }) => id.includes('@mantine')));
}
const problems = [
  ...LEAN.flatMap((name) => mantineIn(name).map((file) => `${name} waits for Mantine in ${file}`)),
  ...(packages.size === 0 ? ['nothing is known of what is in it'] : []),
  ...(js > JS_BUDGET ? [`JavaScript is ${js - JS_BUDGET} bytes over its ${JS_BUDGET}`] : []),
  ...(css > CSS_BUDGET ? [`styles are ${css - CSS_BUDGET} bytes over their ${CSS_BUDGET}`] : []),
  ...[...found].map((word) => `carries ${word}`),
];
for (const problem of problems) console.error(`first screen: ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
