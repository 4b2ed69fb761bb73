import { describe, expect, it } from 'vitest';
import { describeLedgerRejection, LEDGER_REJECTION_MESSAGES as MESSAGES } from './describeLedgerRejection.ts';

describe('a refusal of the ledger', () => {
  it.each<[string, string]>([
    ['the amount of tokens exceeds the balance', MESSAGES.balance],
    ['VerifyDrc20 err: insufficient balance', MESSAGES.balance],
    ['the contract does not exist err record not found', MESSAGES['not-held']],
    ['the amount of tokens exceeds the 0', MESSAGES.nothing],
    ['the address is not the same as the previous transaction', MESSAGES['to-self']],
    ['do not support the type of tokens', MESSAGES['unknown-kind']],
    ['something new', MESSAGES.other],
    ['', MESSAGES.other],
  ])('“%s” is said in our words', (reason, message) => {
    expect(describeLedgerRejection(reason)).toBe(message);
  });
});
