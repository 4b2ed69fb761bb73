/** Importing keys: what happens to the typed text and to the draft. */
import { describe, expect, it } from 'vitest';
import { STANDARD } from '../../../mocks/fixtures/importFixture.ts';
import { gate, openImports, SOURCE } from '../../../mocks/stores/openImports.ts';
import { Fault } from '../../domain/fault.ts';
import type { ImportSource, WalletText } from '../../domain/keys/ImportSource.ts';

const open = openImports();

describe('what was typed', () => {
  it('goes to the vault and into no state', async () => {
    const seen: (ImportSource | WalletText)[] = [];
    const { imports } = open(
      [STANDARD],
      {},
      {
        draftImport: async (_session, source) => {
          seen.push(source);
          return { ok: true, value: { id: 'draft', origin: 'phrase', readings: [STANDARD] } };
        },
      },
    );
    await imports.read(SOURCE);
    expect(seen).toEqual([SOURCE]);
    expect(
      JSON.stringify(imports.state, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
    ).not.toMatch(/ability|secret/);
  });

  it('is refused with its problem, and may be typed again', async () => {
    const problem = { kind: 'phrase', problem: { kind: 'bad-checksum' } } as const;
    const { imports } = open(
      [STANDARD],
      {},
      { draftImport: async () => ({ ok: false, problem: problem as never }) },
    );
    await imports.read(SOURCE);
    expect(imports.state).toEqual({ status: 'entering', problem });
  });

  it('is forgotten by the vault when the person left while it was read', async () => {
    const reading = gate();
    const { imports, fixture } = open(
      [STANDARD],
      {},
      {
        draftImport: async () => {
          await reading.opened;
          return { ok: true, value: { id: 'late', origin: 'phrase', readings: [STANDARD] } };
        },
      },
    );
    const reads = imports.read(SOURCE);
    expect(imports.state.status).toBe('reading');
    imports.back();
    reading.open();
    await reads;
    expect(imports.state).toEqual({ status: 'entering', problem: null });
    expect(fixture.forgotten).toEqual(['late']);
    expect(fixture.asked).toEqual([]);
  });
});

describe('leaving', () => {
  it('forgets the draft', async () => {
    const { imports, fixture } = open([STANDARD]);
    await imports.read(SOURCE);
    imports.back();
    expect(fixture.forgotten).toEqual(['draft']);
    expect(imports.state).toEqual({ status: 'entering', problem: null });
    imports.reset();
    expect(fixture.forgotten).toEqual(['draft']);
  });

  it('is not needed before reading something else', async () => {
    const { imports, fixture } = open([STANDARD]);
    await imports.read(SOURCE);
    await imports.read(SOURCE);
    expect(fixture.forgotten).toEqual(['draft']);
    expect(imports.state.status).toBe('choosing');
  });

  it('is the only way on when the vault has lost the draft', async () => {
    const { imports, session } = open(
      [STANDARD],
      {},
      {
        deriveImport: () => Promise.reject(new Fault('not-found', 'test')),
      },
    );
    await imports.read(SOURCE);
    expect(imports.state).toMatchObject({ status: 'failed', canRetry: false });
    expect(session.isUnlocked).toBe(true);
  });
});
