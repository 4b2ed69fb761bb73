/**
 * A batch of three, killed at every write, every broadcast and every block: reopened, it finishes, and pays each recipient once.
 *
 * The batch is sent once, with a snapshot of the fixture at each moment. A snapshot has everything that a kill would leave behind,
 * so each is restored, opened and finished. Identical snapshots are run once.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import type { OpenApp } from '../../../../mocks/fixtures/openApp.ts';
import { photoKey, type SandboxSnapshot } from '../../../../mocks/fixtures/sandboxSnapshot.ts';
import {
  createSendingFixture,
  type Moment,
  requestTo,
  type SendingFixture,
  TOKEN,
  wake,
} from '../../../../mocks/fixtures/sendingFixture.ts';
import type { TokenTransfer } from '../../../domain/drc20/send/TokenTransfer.ts';
import type { HistoryPage } from '../../../ports/ChainIndexer.ts';

/** Enough for a busy machine; milliseconds. */
const TIMEOUT_MS = 120_000;

const RECIPIENTS = [testAddress(1), testAddress(2), testAddress(3)];

/** The outcome of a run that began from a snapshot. */
interface Ending {
  readonly stages: readonly TokenTransfer['stage'][];
  /** what each recipient holds, smallest units */
  readonly held: readonly bigint[];
  readonly commits: number;
}

const ALL_DONE: Ending = {
  stages: ['indexed', 'indexed', 'indexed'],
  held: [5n * TOKEN, 5n * TOKEN, 5n * TOKEN],
  commits: 3,
};
const NEVER_BEGUN: Ending = { stages: [], held: [0n, 0n, 0n], commits: 0 };

let fixture: SendingFixture;
let beginning: SandboxSnapshot;
const photos: { readonly moment: Moment; readonly photo: SandboxSnapshot }[] = [];
const endings = new Map<string, Promise<Ending>>();

/** Closes an app so that it writes nothing into later runs. */
async function end({ ports, kill }: OpenApp): Promise<void> {
  await ports.state.settled();
  kill();
}

/** Sends the batch, follows it over two blocks, and takes a snapshot at every moment. */
async function sendAndPhotograph(): Promise<void> {
  let isArmed = false;
  const onMoment = (moment: Moment) => {
    if (isArmed) photos.push({ moment, photo: fixture.photograph() });
  };
  const app = await fixture.open(onMoment);
  await wake(app);
  isArmed = true;
  const { tokens, tx } = app.stores;
  await tokens.flow.prepare(requestTo(RECIPIENTS));
  await tokens.flow.confirm();
  for (let block = 0; block < 3; block++) {
    await tx.journal.reconcile();
    await tokens.runner.run();
    onMoment('block');
    fixture.server.control.mine(1);
  }
  isArmed = false;
  await end(app);
}

beforeAll(async () => {
  fixture = await createSendingFixture();
  beginning = fixture.photograph();
  await sendAndPhotograph();
}, TIMEOUT_MS);

afterAll(async () => {
  await fixture.server.close();
});

/** The number of the holder's transactions that pay a script, which only commits do. */
async function commitsOf({ ports }: OpenApp): Promise<number> {
  const found = new Set<string>();
  for (let from: number | null = 0; from !== null; ) {
    const page: HistoryPage = await ports.chain.history(fixture.holder, from);
    for (const { txid, inputs, outputs } of page.transactions)
      if (inputs[0]?.address === fixture.holder && outputs[0]?.address?.startsWith('2')) found.add(txid);
    from = page.next;
  }
  return found.size;
}

async function endingOf(app: OpenApp): Promise<Ending> {
  const held = await Promise.all(RECIPIENTS.map((address) => fixture.unitsOf(app, address)));
  const stages = app.stores.tokens.journal.transfers.map(({ stage }) => stage);
  return { stages, held, commits: await commitsOf(app) };
}

/** A run after a kill: reopened, and finished. */
async function liveFrom(photo: SandboxSnapshot): Promise<Ending> {
  fixture.putBack(photo);
  const app = await fixture.open();
  await wake(app);
  await fixture.finish(app, 2);
  const ending = await endingOf(app);
  await end(app);
  return ending;
}

function endingAfter(photo: SandboxSnapshot): Promise<Ending> {
  const key = photoKey(photo);
  const ending = endings.get(key) ?? liveFrom(photo);
  endings.set(key, ending);
  return ending;
}

/** Whether a snapshot has the transfers recorded. */
const isWrittenDown = ({ entries }: SandboxSnapshot): boolean =>
  RECIPIENTS.every((address) => [...entries.values()].some((text) => text.includes(address)));

describe('a batch of three', () => {
  it.each<readonly [Moment, number]>([
    ['before write', 7],
    ['after write', 7],
    ['before broadcast', 6],
    ['after broadcast', 6],
    ['block', 3],
  ])('survives a kill at each moment of its kind: %s', { timeout: TIMEOUT_MS }, async (kind, atLeast) => {
    const killed = photos.filter(({ moment }) => moment === kind);
    expect(killed.length).toBeGreaterThanOrEqual(atLeast);
    for (const [at, { photo }] of killed.entries()) {
      const ending = await endingAfter(photo);
      expect(ending, `${kind} ${at + 1}`).toEqual(isWrittenDown(photo) ? ALL_DONE : NEVER_BEGUN);
    }
  });
});

describe('answers that are lost', () => {
  beforeEach(() => fixture.putBack(beginning));

  it.each([1, 2, 3, 4, 5, 6])('pay nobody twice: broadcast %i', async (at) => {
    const app = await fixture.open();
    await wake(app);
    await app.stores.tokens.flow.prepare(requestTo(RECIPIENTS));
    fixture.loseAnswer(at);
    await app.stores.tokens.flow.confirm();
    await fixture.finish(app, 2);
    expect(await endingOf(app)).toEqual(ALL_DONE);
    await end(app);
  });
});
