// Prints what a build is made of: a hash of each file, and one of them all, for whoever publishes or checks it.
import { join } from 'node:path';
import { digestOf, hashesOf } from './buildFiles.mjs';
import { ROOT } from './install.mjs';

const hashes = hashesOf(join(ROOT, 'dist/app'));
for (const [path, hash] of hashes) console.log(`${hash}  ${path}`);
console.log(`${digestOf(hashes)}  all ${hashes.size} files`);
