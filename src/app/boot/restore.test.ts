/** A wallet never opens without the record of its transfers. */
import { expect, it } from 'vitest';
import { phone, settleIn } from '../../../mocks/app/phone.ts';

it('is told, and nothing is written, where the database cannot be opened', async () => {
  const { open, device } = phone();
  const app = await open('1');
  await settleIn(app);
  app.kill();
  const before = [...device.texts];
  device.entries.readFault = new DOMException('no', 'InvalidStateError');
  await expect(open('1')).rejects.toMatchObject({ kind: 'storage-blocked' });
  expect([...device.texts]).toEqual(before);
  expect(device.entries.writes).toEqual([]);
  device.entries.readFault = null;
  const again = await open('1');
  expect(again.stores.keyrings.current.name).toBe('Treats');
  again.kill();
});

it('is read to the last entry, or not at all', async () => {
  const { open, device } = phone();
  const app = await open('1');
  await settleIn(app);
  app.kill();
  device.entries.texts.set('1/regtest/transfers/ab', '{"order":1,"value":{"amount":5}}');
  await expect(open('1')).rejects.toMatchObject({ kind: 'corrupt' });
  expect(device.entries.texts.size).toBe(1);
});

it('begins with nothing where nothing was kept and no database is there', async () => {
  const { open, device } = phone();
  device.entries.readFault = new DOMException('no', 'InvalidStateError');
  const app = await open('1');
  expect(app.href).toBe('/welcome');
  app.kill();
});
