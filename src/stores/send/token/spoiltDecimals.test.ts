// Persisted tokens are read only if their amounts can be formatted: malformed decimals must never break the home screen.
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { tokenTransferOf } from '../../../../mocks/builders/tokenTransfers.ts';
import { MAX_TOKEN_DECIMALS } from '../../../domain/drc20/TokenUnits.ts';
import { formatTokenAmount, MAX_TOKEN_UNITS } from '../../../domain/drc20/tokenAmount.ts';
import { readChoices } from '../../tokens/TokenChoices.ts';
import { readTokenTransfer, saveTokenTransfer } from './savedTokenTransfer.ts';

const OWN = testAddress(1);
const SUMMARY = { id: { protocol: 'drc-20', tick: 'UNIX' }, tick: 'UNIX', name: null, logo: null };

const addedWith = (decimals: unknown) =>
  readChoices({ [OWN]: { added: [{ ...SUMMARY, decimals }] } })[OWN]?.added;

describe('the decimals of a kept token', () => {
  it.each([0, 8, 18, MAX_TOKEN_DECIMALS])(
    'are taken up when an amount can be written with them: %i',
    (decimals) => {
      expect(addedWith(decimals)).toMatchObject([{ decimals }]);
      expect(() => formatTokenAmount(MAX_TOKEN_UNITS, decimals)).not.toThrow();
    },
  );

  it.each([MAX_TOKEN_DECIMALS + 1, 40, -1, 1.5, 1e9, Number.NaN, '8', null, undefined])(
    'leave the token out when they are spoilt: %s',
    (decimals) => {
      expect(addedWith(decimals)).toEqual([]);
    },
  );
});

describe('the decimals of a kept token transfer', () => {
  const storedWith = (decimals: unknown) => {
    const saved = saveTokenTransfer(tokenTransferOf());
    return readTokenTransfer({ ...saved, subject: { ...saved.subject, decimals } });
  };

  it('leave it out when no amount can be written with them', () => {
    expect(storedWith(MAX_TOKEN_DECIMALS)).not.toBeNull();
    for (const decimals of [MAX_TOKEN_DECIMALS + 1, -1]) expect(storedWith(decimals)).toBeNull();
  });
});
