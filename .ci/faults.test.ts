// The planted faults must apply to the current sources: otherwise the detection rate is no longer known.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faults } from './faults.mjs';

const ROOT = join(import.meta.dirname, '..');
const AREAS = ['money', 'vault', 'tokens', 'relays', 'host', 'sending'];

describe('the planted faults', () => {
  it('are twenty, at least two of each area', () => {
    expect(faults()).toHaveLength(20);
    for (const area of AREAS)
      expect(faults().filter((fault) => fault.area === area).length, area).toBeGreaterThanOrEqual(2);
  });

  it.each(faults())(
    '$file can be planted, and says what is wrong and what it does',
    ({ file, wrong, suffers }) => {
      const { status, stderr } = spawnSync('git', ['apply', '--check', join('.ci/faults', file)], {
        cwd: ROOT,
        encoding: 'utf8',
      });
      expect(`${stderr}${status}`).toBe('0');
      expect([wrong, suffers].every((text) => text.length > 20)).toBe(true);
    },
  );
});
