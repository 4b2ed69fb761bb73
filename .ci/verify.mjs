// Compares a host's files with the build of these sources: npm run verify -- https://wallet.example
import { join } from 'node:path';
import { compareHost, digestOf, hashesOf } from './buildFiles.mjs';
import { ROOT } from './install.mjs';

const [host] = process.argv.slice(2);
if (host === undefined || !URL.canParse(host)) {
  console.error('Say which host: npm run verify -- https://wallet.example');
  process.exit(2);
}
const hashes = hashesOf(join(ROOT, 'dist/app'));
const differences = await compareHost(host, hashes);
for (const line of differences) console.error(line);
console.log(
  differences.length === 0
    ? `${host} serves all ${hashes.size} files of this build: ${digestOf(hashes)}`
    : `${differences.length} of ${hashes.size} files differ from this build`,
);
process.exit(differences.length === 0 ? 0 : 1);
