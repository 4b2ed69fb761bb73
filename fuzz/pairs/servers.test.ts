/** A hostile chain server, and an accomplice. */
import { afterEach, expect, it } from 'vitest';
import { createFakeOrd } from '../../mocks/fixtures/fakeIndex.ts';
import { knownAddresses } from '../../src/containers/knownAddresses.ts';
import { judgeRecipient } from '../../src/domain/address/judgeRecipient.ts';
import { koinu } from '../../src/domain/amount/Koinu.ts';
import type { PersonalName } from '../../src/domain/session/personalName.ts';
import { outpointKey } from '../../src/domain/tx/Coin.ts';
import { txid } from '../../src/domain/tx/Txid.ts';
import type { ChainIndexer, ChainTransaction } from '../../src/ports/ChainIndexer.ts';
import { THIEF } from '../liar/LyingServer.ts';
import { DOGE, SHOP, Stage } from './stage.ts';

let stage: Stage;
afterEach(() => stage.close());

it('file + server: a name out of a file and a history that was never make nobody known', async () => {
  const server = (honest: ChainIndexer): ChainIndexer => ({
    ...honest,
    history: async (address, ...asked) => {
      const page = await honest.history(address, ...asked);
      const [coin] = await honest.unspent(address);
      const invented: ChainTransaction = {
        txid: txid('ab'.repeat(32)),
        blockHeight: 200,
        blockHash: 'cd'.repeat(32),
        confirmations: 99,
        timeMs: 0,
        fee: koinu(DOGE),
        size: 226,
        isReplaceable: false,
        rawHex: null,
        inputs: coin === undefined ? [] : [{ ...coin, sequence: 0xfffffffd }],
        outputs: [{ index: 0, address: THIEF, value: koinu(10n * DOGE), spentBy: null }],
      };
      return { ...page, transactions: [invented, ...page.transactions] };
    },
  });
  stage = await Stage.open({ server }, ({ chain, own }) => chain.fund(own, [60n * DOGE]));
  const { tx, contacts } = stage.stores;
  contacts.takeFromFile(new Map([[THIEF, 'Savings' as PersonalName]]));
  await tx.refresh();
  expect(tx.history.entries.flatMap(({ counterparts }) => counterparts)).toContain(THIEF);
  await tx.history.paid.prove([THIEF]);
  expect(judgeRecipient(THIEF, knownAddresses(stage.stores))).toEqual({
    kind: 'first-time',
    calledInFile: 'Savings',
  });
});

it('index + server: a block that the index has not read does not count as read because a server says that it is old', async () => {
  const behind = createFakeOrd('ord.test', { indexed: 250 });
  const inscriptions = {
    ...behind,
    carriers: async (coins: Parameters<typeof behind.carriers>[0]) => ({
      height: 250,
      carriers: new Set<string>(),
      dunes: new Set<string>(),
      unknown: new Set(coins.map(outpointKey)),
    }),
  };
  const server = (honest: ChainIndexer): ChainIndexer => ({
    ...honest,
    unspent: async (...asked) =>
      (await honest.unspent(...asked)).map((coin) => ({ ...coin, blockHeight: 100, confirmations: 500 })),
  });
  stage = await Stage.open({ inscriptions, server }, ({ chain, own }) => chain.fund(own, [60n * DOGE]));
  await stage.stores.tx.refresh();
  expect(stage.stores.tx.coins.breakdown.spendable).toBe(0n);
  await stage.reviewForm(SHOP, '5');
  expect(stage.stores.tx.flow.state).toMatchObject({ status: 'rejected' });
});
