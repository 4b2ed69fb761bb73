import { describe, expect, it } from 'vitest';
import { createMemoryEnvelopeStore } from '../../../../mocks/vault/memoryEnvelopeStore.ts';
import { openService } from '../../../../mocks/vault/serviceWithWallet.ts';
import { ARGUMENTS } from '../channel/answerCalls.ts';
import { METHOD_NAMES, METHODS } from './methods.ts';

describe('the table of methods', () => {
  it('has a handler for each name, and a name for each handler', () => {
    const service = openService(createMemoryEnvelopeStore());
    expect(Object.keys(service).sort()).toEqual([...METHOD_NAMES].sort());
  });

  it('has a schema for each name', () => {
    expect(Object.keys(ARGUMENTS)).toEqual(METHOD_NAMES);
  });
});

/** Followed by the page itself: the host's copy is written once it is known whether a vault exists. */
const FOLLOWED_BY_THE_PAGE: readonly string[] = ['create', 'unlock', 'restore'];

it('whatever tries a password says so, so that the count of wrong ones reaches the copy of the vault', () => {
  const silent = METHOD_NAMES.filter((name) => {
    const { takes, then } = METHODS[name];
    const isTry = takes.some((argument) => argument === 'password' || argument === 'ownerProof');
    return isTry && then === null;
  });
  expect(silent.toSorted()).toEqual(FOLLOWED_BY_THE_PAGE.toSorted());
});
