import { expect, it } from 'vitest';
import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import { coldChain } from './coldChain.ts';

it('answers nothing, as a network that is gone, and never tells anything', async () => {
  await expect(coldChain.tip()).rejects.toMatchObject({ kind: 'offline' });
  await expect(coldChain.broadcast('00')).rejects.toMatchObject({ kind: 'offline' });
  const events: unknown[] = [];
  coldChain.watch(['D' as DogeAddress], (event) => events.push(event))();
  coldChain.watchQuote('usd', (quote) => events.push(quote))();
  expect(events).toEqual([]);
});
