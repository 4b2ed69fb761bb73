// Hashes of a production build's files: to publish them, and to compare them with what a host serves.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A host writes this file itself. */
const OWN_OF_HOST = 'kennel.config.json';

/** Read only by the build's own tools; hosts need not serve it. */
const OF_TOOLS = '.vite/';

/** Upper bound for a build's file, bytes. */
const MAX_BYTES = 8_000_000;

const TIMEOUT_MS = 30_000;

/**
 * Files that browsers request with special headers, so that a host could return a different file for those.
 *
 * @see https://w3c.github.io/ServiceWorker/#update-algorithm
 */
const AS_BROWSERS_ASK = new Map([
  ['sw.js', { 'service-worker': 'script', 'sec-fetch-dest': 'serviceworker' }],
]);

/** @param {Uint8Array} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * The files that every host serves unchanged.
 *
 * @param {string} folder - of a build
 * @returns {ReadonlyMap<string, string>} SHA-256 in hex by path, sorted by path
 * @throws when there is no build
 */
export function hashesOf(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll(sep, '/'))
    .filter((path) => path !== OWN_OF_HOST && !path.startsWith(OF_TOOLS))
    .sort();
  if (!paths.includes('index.html')) throw new Error(`no build in ${folder}: npm run build`);
  return new Map(paths.map((path) => [path, sha256(readFileSync(join(folder, path)))]));
}

/** One hash over all files: of the lines `<hash>  <path>`. @param {ReadonlyMap<string, string>} hashes */
export const digestOf = (hashes) =>
  sha256(Buffer.from(Array.from(hashes, ([path, hash]) => `${hash}  ${path}\n`).join('')));

/** Hash of a host's file, or what is wrong with it. An endless response is not read to its end. */
async function hashAt(url, headers) {
  const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok || answer.body === null) return `the host answers ${answer.status}`;
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return `longer than ${MAX_BYTES} bytes`;
    hash.update(chunk);
  }
  return hash.digest('hex');
}

/** URL of a host's file; the page is at the root. */
const addressOf = (host, path) => new URL(path === 'index.html' ? '' : path, host).href;

/** What is wrong with a host's file; null if it is equal. */
async function differenceAt(url, expected, headers) {
  const found = await hashAt(url, headers).catch((error) => error.cause?.message ?? error.message);
  if (found === expected) return null;
  return /^[0-9a-f]{64}$/.test(found) ? 'differs' : found;
}

/**
 * Compares a host's files with a build.
 *
 * @param {string} host - the wallet's address
 * @param {ReadonlyMap<string, string>} hashes - of the build
 * @returns {Promise<string[]>} one line for each file that differs
 */
export async function compareHost(host, hashes) {
  const base = host.endsWith('/') ? host : `${host}/`;
  const differences = [];
  for (const [path, expected] of hashes) {
    const url = addressOf(base, path);
    const headers = AS_BROWSERS_ASK.get(path);
    const plain = await differenceAt(url, expected);
    const asked = headers === undefined ? null : await differenceAt(url, expected, headers);
    if (plain !== null) differences.push(`${path}: ${plain}`);
    else if (asked !== null) differences.push(`${path}, as browsers ask for it: ${asked}`);
  }
  return differences;
}
