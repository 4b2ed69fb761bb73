// The unit test files that run a share of their generated cases in each tier: those that read the number of cases.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const FOLDERS = ['src', 'mocks', 'fuzz'];

/** @returns {readonly string[]} paths relative to the project's folder */
export const generatingTests = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.test\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  ).filter((path) => /generated\/generatedCases\.ts'/.test(readFileSync(join(ROOT, path), 'utf8')));
