import { describe, expect, it } from 'vitest';
import { readTransferNote } from './transferNote.ts';

describe('a note', () => {
  it('is one visible line, trimmed and composed', () => {
    expect(readTransferNote('  Rent\n for\u202e  Mai\u0308 ')).toEqual({
      ok: true,
      value: 'Rent for Ma\u00ef',
    });
  });

  it('may be empty', () => {
    expect(readTransferNote(' \u200b ')).toEqual({ ok: true, value: '' });
  });

  it('has at most 140 characters as people count them', () => {
    expect(readTransferNote('👨‍👩‍👧‍👦'.repeat(140)).ok).toBe(true);
    expect(readTransferNote('y'.repeat(141))).toEqual({
      ok: false,
      problem: { kind: 'too-long', count: 141, most: 140 },
    });
  });
});
