/** Payments to others' scripts are examined once, and not again with each block that only adds confirmations. */
import { runInAction } from 'mobx';
import { afterEach, expect, it } from 'vitest';
import { OWN, openAccount, received, rich } from '../../../mocks/fixtures/accountFixture.ts';
import { Fault } from '../../domain/fault.ts';
import { continueTokenTransfers } from './continueTokenTransfers.ts';

const SCRIPT = '2MsvyG12kxxipe276Au4zKqvd2xdrBuHWb3' as typeof OWN;

let stop = () => {};
afterEach(() => stop());

it('asks about an unspent payment to a script once, and again when the network is back', async () => {
  let asked = 0;
  let fault: Fault | null = new Fault('offline', 'test');
  const [input] = received.inputs;
  const [output] = received.outputs;
  if (input === undefined || output === undefined) throw new Error('nothing was received');
  const paying = {
    ...received,
    inputs: [{ ...input, address: OWN }],
    outputs: [{ ...output, address: SCRIPT }],
  };
  const app = await openAccount({
    ...rich,
    history: async () => ({ transactions: [paying], next: null, totalTransactions: 1 }),
    transaction: async () => {
      asked += 1;
      if (fault !== null) throw fault;
      return paying;
    },
  });
  const { session, tx } = app.stores;
  runInAction(() => {
    session.sessionId = 'open' as never;
  });
  stop = continueTokenTransfers(app.stores, app.ports);
  await expect.poll(() => asked).toBe(1);
  fault = null;
  tx.coins.cache.setConnection({ kind: 'connection', state: 'live' });
  await expect.poll(() => asked).toBe(2);
  for (const height of [8, 9, 10]) {
    tx.advance({ height, hash: `b${height}` });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(tx.history.cache.transactions).toMatchObject([{ confirmations: 6 }]);
  expect(asked).toBe(2);
});
