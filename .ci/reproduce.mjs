// Builds the app again from a copy of the sources in a folder with another name, with another Node, time zone and language:
// every byte has to be the same, or nobody could verify a host.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { digestOf, hashesOf } from './buildFiles.mjs';
import { ROOT } from './install.mjs';
import { findOtherNode } from './otherNode.mjs';

/** Not read by the build. */
const LEFT_OUT = ['.git', '.cache', 'dist', 'node_modules', 'stories/.pictures'];

const other = findOtherNode();
const commit = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
const copy = mkdtempSync(join(tmpdir(), 'another place '));
try {
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !LEFT_OUT.includes(relative(ROOT, path)) });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const { status } = spawnSync(other.program, [join(copy, '.ci/build.mjs')], {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, KENNEL_COMMIT: commit.stdout.trim(), TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8' },
  });
  if (status !== 0) throw new Error('the copy could not be built');
  const [here, there] = [join(ROOT, 'dist/app'), join(copy, 'dist/app')].map((folder) => hashesOf(folder));
  const paths = new Set([...here.keys(), ...there.keys()]);
  const differing = [...paths].filter((path) => here.get(path) !== there.get(path));
  for (const path of differing.slice(0, 10)) console.error(`differs: ${path}`);
  if (differing.length > 0) {
    console.error(`${differing.length} files differ`);
    process.exitCode = 1;
  } else {
    const versions = `Node ${process.versions.node} and ${other.version}`;
    console.log(`two builds of ${here.size} files, with ${versions}, are the same: ${digestOf(here)}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
