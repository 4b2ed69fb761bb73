/** Compares pages with large unconfirmed transactions with a real Blockbook's. */
import { describe, expect, it } from 'vitest';
import { recorded } from '../../blockbook/recorded.ts';
import { doge } from '../../builders/coins.ts';
import { testAddress } from '../../builders/keys.ts';
import { SandboxControl } from '../control.ts';
import { answerControl } from '../controlApi.ts';

const ALICE = testAddress(1);

/** Allowed relative difference in length to the recorded response: ids and amounts have other digits. */
const SHARE = 0.1;

/** Each transaction takes a second to make: longer pages are cut like any other. */
const FEW = /^[12] /;

const few = recorded('large-waiting').filter(({ what }) => FEW.test(what));
const cases = few.map(({ what, response }) => {
  const {
    length = 0,
    rows = 0,
    transactionBytes = 0,
  } = response as {
    readonly length?: number;
    readonly rows?: number;
    readonly transactionBytes?: number;
  };
  return { what, length, rows, transactionBytes, count: Number.parseInt(what, 10) };
});

describe('large transactions of a stranger', () => {
  it.each(cases)('are as large as recorded: $what', async ({ count, length, rows, transactionBytes }) => {
    const control = new SandboxControl();
    control.faucet(ALICE, doge('1'));
    const body = JSON.stringify({ address: ALICE, count });
    const made = answerControl('/control/large-waiting', body, control);
    expect(made.status).toBe(200);
    const ids = JSON.parse(made.body) as readonly string[];
    expect(new Set(ids).size).toBe(count);
    control.letIndexCatchUp();
    for (const id of ids) {
      const { size = 0 } = control.sandbox.mempool.get(id)?.record ?? {};
      expect(Math.abs(size - transactionBytes)).toBeLessThan(100);
    }
    const query = new URLSearchParams({ details: 'txs', page: '1', pageSize: '6' });
    const asked = { method: 'GET', path: `/api/v2/address/${ALICE}`, query, body: '' };
    const served = await control.gateway.serve(asked, null);
    if (served.kind !== 'reply') throw new TypeError(served.kind);
    const page = JSON.parse(served.reply.body) as { readonly transactions: readonly unknown[] };
    expect(page.transactions).toHaveLength(rows);
    expect(Math.abs(served.reply.body.length / length - 1)).toBeLessThan(SHARE);
  });
});
