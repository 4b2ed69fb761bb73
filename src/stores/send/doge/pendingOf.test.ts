import { describe, expect, it } from 'vitest';
import { aCoin, aTxid, doge } from '../../../../mocks/builders/coins.ts';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import type { ParsedTransfer, TransferPlan } from '../../../domain/tx/Transfer.ts';
import { pendingOf } from './prepareTransfer.ts';

const [OWN, SHOP] = [testAddress(1), testAddress(2)];
const ID = aTxid(9);
const COIN = aCoin({ inscription: 'none' });

const PLAN = { inputs: [COIN], outputs: [{ to: SHOP, amount: doge('5') }] } as unknown as TransferPlan;
const PARSED: ParsedTransfer = {
  txid: ID,
  size: 226,
  version: 1,
  lockTime: 0,
  fee: doge('0.01'),
  sent: doge('5'),
  returned: doge('4.99'),
  inputs: [{ txid: COIN.txid, vout: COIN.vout, value: doge('10'), address: OWN, isOwn: true, sequence: 7 }],
  outputs: [
    { value: doge('5'), address: SHOP, isOwn: false },
    { value: doge('4.99'), address: OWN, isOwn: true },
  ],
};

const written = (
  { plan = PLAN, parsed = PARSED }: { plan?: TransferPlan; parsed?: ParsedTransfer } = {},
  purpose: Parameters<typeof pendingOf>[1] = { kind: 'send' },
) => pendingOf({ rawHex: 'raw', plan, parsed }, purpose, 'regtest', 500);

describe('a transfer as it is written down', () => {
  it('says what its bytes say, and that it is about to leave', () => {
    expect(written()).toEqual({
      txid: ID,
      rawHex: 'raw',
      network: 'regtest',
      from: OWN,
      to: SHOP,
      createdAtMs: 500,
      amount: doge('5'),
      fee: doge('0.01'),
      size: 226,
      inputs: [{ ...PARSED.inputs[0], inscription: 'none' }],
      outputs: PARSED.outputs,
      stage: 'sending',
      tries: 0,
      confirmations: 0,
      rejection: null,
    });
  });

  it('says of a coin what was known of it, and nothing of one that nobody planned', () => {
    const other = { ...PARSED.inputs[0], txid: aTxid(5) } as ParsedTransfer['inputs'][number];
    const { inputs } = written({ parsed: { ...PARSED, inputs: [other] } });
    expect(inputs[0]).not.toHaveProperty('inscription');
  });

  it('is ours, and goes to whom it was planned for, where a script has no address', () => {
    const parsed: ParsedTransfer = {
      ...PARSED,
      inputs: PARSED.inputs.map((input) => ({ ...input, address: null })),
      outputs: PARSED.outputs.map((output) => ({ ...output, address: null })),
    };
    const { inputs, outputs } = written({ parsed });
    expect(inputs.map(({ address }) => address)).toEqual([OWN]);
    expect(outputs.map(({ address }) => address)).toEqual([SHOP, SHOP]);
  });

  it('is tied to what it takes the place of', () => {
    expect(written({}, { kind: 'cancel', replaces: aTxid(3) })).toMatchObject({ replaces: aTxid(3) });
    expect(written()).not.toHaveProperty('replaces');
    expect(written()).not.toHaveProperty('bill');
  });

  it('keeps the receipt of a bill that it pays, without what it was to be paid with', () => {
    const bill = { id: 'order 7', total: doge('5'), icon: 'picture', payments: [] };
    const { bill: kept } = written({}, { kind: 'pay-bill', bill: bill as never });
    expect(kept).toEqual({ id: 'order 7', total: doge('5'), answer: null });
  });

  it.each([
    ['inputs', { ...PLAN, inputs: [] }],
    ['outputs', { ...PLAN, outputs: [] }],
  ])('is none without %s', (_what, plan) => {
    expect(() => written({ plan })).toThrow(RangeError);
  });
});
