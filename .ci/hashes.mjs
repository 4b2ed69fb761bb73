// Prints a hash of each file of a build and one of them all, to publish or verify it.
import { join } from 'node:path';
import { digestOf, hashesOf } from './buildFiles.mjs';
import { ROOT } from './install.mjs';

const hashes = hashesOf(join(ROOT, 'dist/app'));
for (const [path, hash] of hashes) console.log(`${hash}  ${path}`);
console.log(`${digestOf(hashes)}  all ${hashes.size} files`);
