import { describe, expect, it } from 'vitest';
import { type PersonalName, readPersonalName } from '../../domain/session/personalName.ts';
import { CosignerNames, readCosignerNames } from './CosignerNames.ts';

function named(text: string): PersonalName {
  const read = readPersonalName(text);
  if (!read.ok) throw new Error(read.problem.kind);
  return read.value;
}

describe('names of keys', () => {
  it('are given, changed and taken away, each key by itself', () => {
    const names = new CosignerNames();
    names.setName('dgub1', named('Mum'));
    names.setName('dgub2', named('Ledger in the safe'));
    names.setName('dgub1', named('Mother'));
    expect([names.nameOf('dgub1'), names.nameOf('dgub2'), names.nameOf('dgub3')]).toEqual([
      'Mother',
      'Ledger in the safe',
      null,
    ]);
    names.setName('dgub1', null);
    expect(names.nameOf('dgub1')).toBeNull();
    expect(names.nameOf('dgub2')).toBe('Ledger in the safe');
  });

  it('are none that every object has', () => {
    expect(new CosignerNames().nameOf('constructor')).toBeNull();
    expect(new CosignerNames().nameOf('toString')).toBeNull();
  });

  it('are read back as they were kept, without what is no name', () => {
    const saved = { dgub1: 'Mum', dgub2: '', dgub3: 7, dgub4: 'x'.repeat(1000) };
    expect(readCosignerNames(saved)).toEqual({ dgub1: 'Mum' });
    for (const nothing of [null, 'Mum', ['Mum'], undefined])
      expect(Object.keys(readCosignerNames(nothing)).filter((key) => key.startsWith('dgub'))).toEqual([]);
  });
});
