import { describe, expect, it } from 'vitest';
import { describePath } from './describePath.ts';

const title = (path: string) => describePath({ path, usesPassphrase: true }, false).title;

describe('the name of a place', () => {
  it.each([
    ["m/44'/3'/0'/0", 'Standard'],
    ["m/44'/1'/0'/0", 'Standard'],
    ["m/44'/3'/0'/1", 'Change'],
    ["m/44'/3'/1'/0", 'Account 2'],
    ["m/44'/3'/4'/1", 'Account 5, change'],
    ["m/0'/0", 'Old Android wallet'],
    ['m/0', 'Standard'],
    ['', 'This one'],
    ["m/49'/3'/0'/0", 'Custom path'],
    ['constructor', 'Custom path'],
  ])('of %s is %s', (path, name) => {
    expect(title(path)).toBe(name);
  });

  it('says whether the passphrase counts, when both ways were looked at', () => {
    const path = "m/44'/3'/0'/0";
    expect(describePath({ path, usesPassphrase: false }, true).text).toBe('Without the passphrase');
    expect(describePath({ path, usesPassphrase: true }, true).text).toBe('With the passphrase');
    expect(describePath({ path, usesPassphrase: false }, false).text).not.toMatch(/passphrase/);
  });
});
