/** Records of earlier versions, as recorded: transfers become entries once, wherever the app is killed meanwhile. */
import { expect, it } from 'vitest';
import { createDevice, type Device } from '../../../mocks/fixtures/device.ts';
import { openApp } from '../../../mocks/fixtures/openApp.ts';
import oneUser from '../../adapters/storage/fixtures/root-v1.json' with { type: 'json' };
import severalUsers from '../../adapters/storage/fixtures/root-v1-several-users.json' with { type: 'json' };
import { decodeRecord, encodeRecord } from '../../adapters/storage/recordCodec.ts';

const NAME = 'local/regtest/transactions';
/** Other content of such a record. */
const TYPED = {
  'local/regtest/draft': JSON.stringify({ drafts: { 'a/0': { amountText: '5' } } }),
  'local/regtest/apps': JSON.stringify({
    list: [],
    usedNonces: [{ origin: 'https://a.example', nonce: 'n', untilMs: 9e12 }],
  }),
};

const open = (device: Device) =>
  openApp({ device, chainUrls: ['http://127.0.0.1:9'], timeoutMs: 50, hasReactions: false });

interface Photo {
  readonly texts: readonly (readonly [string, string])[];
  readonly entries: readonly (readonly [string, string])[];
}

function deviceAs({ texts, entries }: Photo): Device {
  const device = createDevice();
  for (const [key, text] of texts) device.texts.set(key, text);
  for (const [name, text] of entries) device.entries.texts.set(name, text);
  return device;
}

/** Opens it, and takes a snapshot of the device before and after every write. */
async function openAndPhotograph(device: Device): Promise<readonly Photo[]> {
  const photos: Photo[] = [];
  const photograph = () => void photos.push({ texts: [...device.texts], entries: [...device.entries.texts] });
  const { setItem } = device.storage;
  device.storage.setItem = (key, text) => {
    photograph();
    setItem(key, text);
    photograph();
  };
  device.entries.onWrite = photograph;
  (await open(device)).kill();
  return photos;
}

it.each([
  ['one user', oneUser],
  ['several users', severalUsers],
])('the record of %s', async (_whose, { text, secret, slices }) => {
  const expected = slices[NAME].transfers.map(({ txid }) => txid);
  expect(expected.length).toBeGreaterThan(0);
  const root = encodeRecord({ ...decodeRecord(text, secret), ...TYPED }, secret);
  const photos = await openAndPhotograph(deviceAs({ texts: [['root', root]], entries: [] }));
  expect(photos.length).toBeGreaterThanOrEqual(4);
  for (const photo of photos) {
    const device = deviceAs(photo);
    const app = await open(device);
    expect(app.stores.tx.journal.transfers.map(({ txid }) => txid)).toEqual(expected);
    expect(app.stores.tx.drafts.of('a/0')).toMatchObject({ amountText: '5' });
    expect(app.stores.apps.usedNonces).toMatchObject([{ nonce: 'n' }]);
    await app.ports.state.settled();
    const left = decodeRecord(device.texts.get('root'), secret);
    expect(left).not.toHaveProperty([NAME]);
    expect(left).not.toHaveProperty(['local/regtest/draft']);
    const others = Object.keys(slices).filter((name) => !name.startsWith('local/') && name !== 'revision');
    for (const name of others) expect(left).toHaveProperty([name]);
    app.kill();
  }
});
