/** Envelopes made by an independent program from the schema tables can be read; that program accepts envelopes made with our library. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { plushieBill } from '../../../mocks/dogeconnect/payload.ts';
import { sealed } from '../../../mocks/dogeconnect/Vendor.ts';
import file from '../../../mocks/dogeconnect/vectors/envelopes.json' with { type: 'json' };
import { readBillPointer } from '../../domain/address/billPointer.ts';
import { readPayload } from './readPayload.ts';

const PROGRAM = 'mocks/dogeconnect/vectors/make.mjs';

describe('envelopes of the independent program', () => {
  it.each(file.vectors)('$name: $outcome', ({ h, envelope, outcome }) => {
    const pointer = readBillPointer('example.com/dc/xyz', h);
    if (pointer === null) throw new Error('a link that cannot be read');
    const read = readPayload(envelope, pointer, 'mainnet');
    expect(read.ok ? 'read' : read.problem.kind).toBe(outcome);
  });

  it('are what the program makes', () => {
    const made = execFileSync(process.execPath, [PROGRAM, 'print'], { encoding: 'utf8' });
    expect(JSON.parse(made)).toEqual(file);
  });
});

it('what the vendor of our sandbox signs holds in the independent program, and nothing else does', () => {
  const payload = JSON.stringify(plushieBill({ address: 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8', nowMs: 0 }));
  const good = sealed(payload);
  const spoilt = { ...good, payload: btoa(payload.replace('41.9395', '41.9396')) };
  const verdicts = execFileSync(process.execPath, [PROGRAM, 'verify'], {
    encoding: 'utf8',
    input: JSON.stringify([good, spoilt]),
  });
  expect(JSON.parse(verdicts)).toEqual([true, false]);
});
