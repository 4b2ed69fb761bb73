/** What is on disk when a commit is broadcast: including its try, because otherwise a kill at that moment would make it look unsent. */
import { afterEach, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import type { SandboxSnapshot } from '../../../../mocks/fixtures/sandboxSnapshot.ts';
import {
  createSendingFixture,
  type Moment,
  requestTo,
  type SendingFixture,
  wake,
} from '../../../../mocks/fixtures/sendingFixture.ts';

let fixture: SendingFixture;
afterEach(() => fixture.server.close());

it('is a try of every commit that is about to be broadcast', async () => {
  fixture = await createSendingFixture();
  const photos: SandboxSnapshot[] = [];
  const onMoment = (moment: Moment) => {
    if (moment === 'before broadcast') photos.push(fixture.photograph());
  };
  const app = await fixture.open(onMoment);
  await wake(app);
  await app.stores.tokens.flow.prepare(requestTo([testAddress(1), testAddress(2)]));
  const transfers = (await app.stores.tokens.flow.confirm())?.transfers ?? [];
  await app.ports.state.settled();
  app.kill();
  // commit and reveal of each, alternating
  expect([transfers.length, photos.length]).toEqual([2, 4]);
  for (const [index, { commitTxid }] of transfers.entries()) {
    const photo = photos[2 * index];
    if (photo === undefined) throw new Error('no photograph');
    fixture.putBack(photo);
    const reopened = await fixture.open();
    expect(reopened.stores.tx.journal.find(commitTxid)).toMatchObject({ stage: 'unknown', tries: 1 });
    reopened.kill();
  }
});
