import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { RECOMMENDED_FEE_RATE } from '../../../domain/amount/FeeRate.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import { EMPTY_INPUT } from '../DraftInput.ts';
import { NOBODY } from '../readDraft.ts';
import { draftRequest } from './draftRequest.ts';
import type { TransferDraft } from './TransferDraft.ts';

const [OWN, SHOP] = [testAddress(1), testAddress(2)];
const SPEC = { kind: 'pay', payments: [{ to: SHOP, amount: koinu(5n) }] } as const;

describe('what a draft asks for', () => {
  const LINK = { address: SHOP, label: 'Much Shop' };
  const draftOf = (part: object) =>
    ({
      spec: SPEC,
      feeRate: RECOMMENDED_FEE_RATE,
      input: EMPTY_INPUT,
      quoted: null,
      recipient: { ...NOBODY, address: SHOP, link: LINK },
      ...part,
    }) as unknown as TransferDraft;
  const asked = (part: object) => draftRequest(draftOf(part), OWN, 'regtest');

  it('is a payment from the account on show, which counts as ours and gets the change', () => {
    const request = asked({ input: { ...EMPTY_INPUT, chosen: ['coin'] } });
    expect(request).toMatchObject({
      purpose: { kind: 'send' },
      label: 'Much Shop',
      quoted: null,
      own: [OWN],
      names: new Map(),
    });
    expect(request?.payment).toEqual({
      spec: SPEC,
      feeRate: RECOMMENDED_FEE_RATE,
      changeTo: OWN,
      network: 'regtest',
      chosen: ['coin'],
    });
  });

  it.each([{ spec: null }, { feeRate: null }])('is nothing while something is missing: %j', (part) => {
    expect(asked(part)).toBeNull();
  });

  it('has no label of a link where there is no link, or where that has none', () => {
    expect(asked({ recipient: { ...NOBODY, address: SHOP } })?.label).toBeNull();
    expect(asked({ recipient: { ...NOBODY, link: { address: SHOP } } })?.label).toBeNull();
  });

  it('has the names of a list, and no label of a link', () => {
    const list = [{ address: SHOP as DogeAddress, amount: koinu(5n), name: 'Anna' }];
    const request = asked({ input: { ...EMPTY_INPUT, list } });
    expect([request?.label, [...(request?.names ?? [])]]).toEqual([null, [[SHOP, 'Anna']]]);
  });

  it('has the price with which it was counted', () => {
    const quoted = { currency: 'usd', microsPerDoge: 1n, atMs: 0 };
    expect(asked({ quoted })?.quoted).toBe(quoted);
  });
});
