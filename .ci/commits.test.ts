import { describe, expect, it } from 'vitest';
import { faultOf, subjects } from './commits.mjs';

describe('the subject of a commit', () => {
  it.each([
    'vault: re-seal records when the password changes',
    "receive: don't block on fonts",
    'adapters, stores: read rows one by one',
    '.ci: check the subjects of commits'.slice(1),
  ])('may be “%s”', (subject) => {
    expect(faultOf(subject)).toBeNull();
  });

  it.each([
    ['Fix the vault', 'begin with an area'],
    ['vault: fixed the records', 'imperative'],
    ['vault: fixes the records', 'imperative'],
    ['vault: fixing the records', 'imperative'],
    ['vault: few large values, emptied before', 'imperative'],
    ['vault: add records (wip)', 'not finished'],
    [`vault: keep ${'x'.repeat(72)}`, 'characters'],
  ])('may not be “%s”', (subject, fault) => {
    expect(faultOf(subject)).toContain(fault);
  });

  it('is right in each commit since the one in .ci/commitsFrom', () => {
    const wrong = subjects().flatMap((subject) => {
      const fault = faultOf(subject);
      return fault === null ? [] : [`“${subject}” ${fault}`];
    });
    expect(wrong).toEqual([]);
  });
});
