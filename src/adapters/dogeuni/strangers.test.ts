/** Anyone can inscribe and send such things to anyone: it costs a little DOGE, and must not break the recipient's list. */
import { expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { openOffice } from '../../../mocks/sandbox/tokens/ledger/orders.fixture.ts';
import { queryText } from '../../../mocks/sandbox/tokens/querying.fixture.ts';
import { parseAddress } from '../../domain/address/parseAddress.ts';
import { createDogeuni } from './index.ts';

const [DRC20, MEME20, FILE] = [
  { p: 'drc-20', op: 'transfer' },
  { p: 'meme-20', op: 'transfer' },
  { p: 'file', op: 'transfer' },
];
const NONSENSE = [
  { ...DRC20, amt: '1' },
  { ...DRC20, tick: 'w'.repeat(300), amt: '1' },
  { ...DRC20, tick: 'UNIX', amt: '9'.repeat(300) },
  { ...DRC20, tick: 'UNIX', amt: '5', dec: 255 },
  { ...MEME20, tick_id: 'wow', amt: '1' },
  { ...MEME20, amt: '1' },
  { ...FILE, file_id: 'wow' },
];

it.each(NONSENSE)('somebody is told their moves after %j came', async (content) => {
  const { control, anna, ben, order } = openOffice();
  const holder = parseAddress(anna.address, 'regtest');
  if (!holder.ok) throw new Error(anna.address);
  const { reveal: good } = control.tokensGive({ address: holder.value, tick: 'UNIX', amount: 5n });
  order(ben, content, [anna.address]);
  const index = createDogeuni({
    network: 'regtest',
    name: 'test',
    baseUrl: 'https://tokens.test',
    clock: createManualClock(),
    fetch: (async (input: unknown, init?: RequestInit) => {
      const { pathname } = new URL(String(input));
      return new Response(await queryText(control, `/dogeuni${pathname}`, 'POST', String(init?.body)));
    }) as typeof globalThis.fetch,
  });
  const { items } = await index.activities(holder.value, null, { offset: 0, limit: 50 });
  expect(items.map(({ revealTxid }) => revealTxid)).toContain(good);
  const { balances } = await index.balances(holder.value);
  expect(balances).toMatchObject([{ tick: 'UNIX', amount: 5n }]);
});
