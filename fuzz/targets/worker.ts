/** Messages that any script in the page may send to the key worker. */
import * as v from 'valibot';
import { ARGUMENT } from '../../src/adapters/vault/calls/argumentSchemas.ts';
import * as plain from '../../src/adapters/vault/calls/plainSchemas.ts';
import * as signing from '../../src/adapters/vault/calls/signingSchemas.ts';
import { ARGUMENTS, answerCalls } from '../../src/adapters/vault/channel/answerCalls.ts';
import type { KeyService } from '../../src/adapters/vault/worker/keyService.ts';
import { values } from '../inputs.ts';
import { hold, target } from '../Target.ts';

const TXID = '7c'.repeat(32);
const ADDRESS = 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC';
const CALLS = 'src/adapters/vault/calls';
const session = 'session-1';
const coin = {
  txid: TXID,
  vout: 0,
  value: '5',
  address: ADDRESS,
  confirmations: 1,
  isCoinbase: false,
  keyForm: 'compressed',
  isOwnChange: false,
  unconfirmedAncestors: 0,
  inscription: 'none',
};
const plan = {
  network: 'mainnet',
  inputs: [coin],
  outputs: [{ to: ADDRESS, amount: '4' }],
  changeIndex: null,
  fee: '1',
  changeGivenUp: '0',
  size: 192,
  feeRate: '1000',
};

/** Turns texts of digits into amounts: JSON has no bigint. */
const withAmounts = (value: unknown): unknown => {
  if (typeof value === 'string' && /^\d{1,3}$/.test(value)) return BigInt(value);
  if (Array.isArray(value)) return value.map(withAmounts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withAmounts(field)]));
};

const givens = values(
  [session, 'password', 0],
  [session, { plan, previousTransactions: ['00'] }, 1],
  [session, 'k', 0, 'such message', 1],
  [session, { kind: 'phrase', text: 'a', passphrase: '' }, 'mainnet', 1],
  [session, 'draft', [{ reading: { path: 'm', usesPassphrase: false }, indexes: [0] }], 1],
).map(withAmounts);

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && '~run' in value;

const every = (file: string, module: object) =>
  target(`${CALLS}/${file}`, Object.keys(module), givens, (given) => {
    for (const shape of Object.values(module)) if (isSchema(shape)) v.safeParse(shape, given);
  });

/** A service whose every method reports that it was called. */
const service = new Proxy({}, { get: () => () => 'asked' }) as KeyService;

export const WORKER = [
  target(`${CALLS}/argumentSchemas.ts`, 'ARGUMENT', givens, (given) => {
    for (const shape of Object.values(ARGUMENT)) v.safeParse(shape, given);
  }),
  target('src/adapters/vault/channel/answerCalls.ts', 'ARGUMENTS', givens, (given) => {
    for (const shape of Object.values(ARGUMENTS)) {
      const read = v.safeParse(shape, given);
      hold(!read.success || Array.isArray(read.output), 'arguments that are no list');
    }
  }),
  every('plainSchemas.ts', plain),
  every('signingSchemas.ts', signing),
  target(
    'src/adapters/vault/channel/answerCalls.ts',
    [],
    values(
      { id: 1, method: 'sign', given: [session, { plan, previousTransactions: [] }, 1] },
      { id: 2, method: 'lock', given: [] },
      { id: 3, method: '__proto__', given: [] },
      { type: 'GET', id: 'a', path: ['constructor', 'prototype'] },
    ),
    (message) => {
      let listener: (event: MessageEvent) => void = () => {};
      const addEventListener = (_: 'message', added: typeof listener): void => {
        listener = added;
      };
      answerCalls({ postMessage: () => {}, addEventListener }, () => service);
      listener({ data: { user: 'local' } } as MessageEvent);
      listener({ data: withAmounts(message) } as MessageEvent);
      hold(Object.keys(Object.prototype).length === 0, 'every object has one property more');
    },
  ),
];
