import { describe, expect, it } from 'vitest';
import { describeLedgerRefusal, LEDGER_REFUSAL_WORDS as WORDS } from './describeLedgerRefusal.ts';

describe('a refusal of the ledger', () => {
  it.each<[string, string]>([
    ['the amount of tokens exceeds the balance', WORDS.balance],
    ['VerifyDrc20 err: insufficient balance', WORDS.balance],
    ['the contract does not exist err record not found', WORDS['not-held']],
    ['the amount of tokens exceeds the 0', WORDS.nothing],
    ['the address is not the same as the previous transaction', WORDS['to-self']],
    ['do not support the type of tokens', WORDS['unknown-kind']],
    ['something new', WORDS.other],
    ['', WORDS.other],
  ])('“%s” is said in our words', (reason, words) => {
    expect(describeLedgerRefusal(reason)).toBe(words);
  });
});
