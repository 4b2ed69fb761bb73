/** A watching phone and an offline one, connected only by QR codes: paired, requested, signed, sent. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createDevice } from '../../../mocks/fixtures/device.ts';
import { makeWallet } from '../../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../../mocks/fixtures/openApp.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { INPUT, type Psbt, withInputs } from '../../domain/psbt/Psbt.ts';
import { writePsbt } from '../../domain/psbt/writePsbt.ts';
import { accountMessage } from '../../domain/ur/accountMessage.ts';
import { psbtMessage } from '../../domain/ur/psbtMessage.ts';
import { UrFrames } from '../../domain/ur/UrFrames.ts';
import type { UrMessage } from '../../domain/ur/UrMessage.ts';
import type { RowScan } from '../codes/RowScan.ts';
import { Pairing } from '../pairing/Pairing.ts';
import { ColdSigning } from './ColdSigning.ts';
import { SignedRequests } from './SignedRequests.ts';

const DOGE = 100_000_000n;
const ELSEWHERE = testAddress(77);

let server: SandboxServer;
let watching: OpenApp;
let cold: OpenApp;

function showAccount({ stores: { accounts, keyrings } }: OpenApp): void {
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
}

/** Opens a phone with a wallet of its own. */
async function openPhone(isCold: boolean): Promise<OpenApp> {
  // the offline phone has a server's address, but must never use it
  const chainUrls = [server.url];
  const app = await openApp({ device: createDevice(), chainUrls, isCold, hasReactions: false });
  await makeWallet(app.stores).catch(() => {});
  showAccount(app);
  return app;
}

beforeEach(async () => {
  server = await startSandboxServer();
  watching = await openPhone(false);
  cold = await openPhone(true);
});
afterEach(async () => {
  watching.kill();
  cold.kill();
  await server.close();
});

/** Shows a message to a camera that misses every third code. @param among - codes of another message mixed in */
async function showTo(scan: RowScan, message: UrMessage, among: readonly string[] = []): Promise<UrMessage> {
  await scan.open();
  const row = new UrFrames(message);
  for (let shown = 0; shown < 10 * row.count; shown += 1) {
    const codes = [among[shown % Math.max(1, among.length)], row.next()];
    for (const code of shown % 3 === 2 ? [] : codes) {
      const taken = code === undefined ? null : scan.take(code);
      if (taken?.kind === 'complete') return taken.message;
    }
  }
  throw new Error('never whole');
}

const askedOf = ({ message }: ColdSigning): UrMessage => {
  if (message === null) throw new Error('nothing lies on the desk');
  return message;
};

/** The watching phone takes the other one's account. @returns its first address */
async function pair(): Promise<string> {
  const { tools, keyrings, accounts } = cold.stores;
  const key = await tools.make(({ vault }, { session }) =>
    vault.accountKey(session.sessionId, keyrings.current.key),
  );
  if (key === null) throw new Error('no account');
  const pairing = watching.stores.lazy.of(Pairing);
  const message = await showTo(pairing.scan, accountMessage(key, 'regtest'));
  expect(await pairing.take(message)).toBe(true);
  expect(pairing.key?.origin).toEqual(key.origin);
  expect(await pairing.keep()).toBe(true);
  showAccount(watching);
  expect(watching.stores.keyrings.current).toMatchObject({ type: 'watch', signer: key.origin });
  expect(watching.stores.accounts.current.address).toBe(accounts.current.address);
  return accounts.current.address;
}

/** Fills the form of the watching phone, and makes a request from it. */
async function ask(amount: string): Promise<ColdSigning> {
  const { tx, lazy } = watching.stores;
  server.control.mine(1);
  await tx.rules.load();
  await tx.refresh();
  tx.draft.setRecipientText(ELSEWHERE);
  tx.draft.setAmountText(amount);
  const asking = lazy.of(ColdSigning);
  expect(await asking.propose(new AbortController().signal)).toBeNull();
  return asking;
}

/** The offline phone scans it, and signs. @returns what it shows then */
async function sign(asking: ColdSigning): Promise<ColdSigning> {
  const signing = cold.stores.lazy.of(ColdSigning);
  expect(await signing.take(await showTo(signing.scan, askedOf(asking)))).toBe(true);
  const { leaves = 0n, fee = 0n } = signing.desk.shown?.explanation ?? {};
  expect(leaves - fee).toBe(asking.desk.shown && asking.desk.shown.explanation.leaves - fee);
  await signing.desk.sign();
  expect(signing.desk.shown?.explanation.isComplete).toBe(true);
  // its own list, where nothing ever voids a request
  const signed = cold.stores.lazy.of(SignedRequests);
  const [newest] = signed.list;
  expect(newest).toMatchObject({ stage: 'rejected', amount: leaves - fee });
  expect(newest && signed.coinOf(newest.txid)).toBeNull();
  return signing;
}

describe('two phones', () => {
  it('send a hundred coins, and the one with the keys asks nobody', async () => {
    const address = await pair();
    for (let coin = 0; coin < 100; coin += 1) server.control.faucet(address, DOGE);
    const asking = await ask('98.9');
    expect(asking.desk.shown?.psbt.inputs).toHaveLength(100);
    const signing = await sign(asking);

    asking.awaitAnswer();
    const own = new UrFrames(askedOf(asking));
    const requestCodes = Array.from({ length: own.count }, () => own.next());
    expect(await asking.take(await showTo(asking.scan, askedOf(signing), requestCodes))).toBe(true);
    expect(asking.isAwaitingAnswer).toBe(false);
    expect(await asking.desk.prepare()).toBe(true);
    await watching.stores.tx.flow.confirm();
    expect(server.sandbox.mempool.entries).toHaveLength(1);
    expect(server.sandbox.mempool.entries[0]?.relay.relayed).toBe(true);
  });

  it('go on where a scan was stopped, on either side', async () => {
    server.control.faucet(await pair(), 5n * DOGE);
    const asking = await ask('3');
    const signing = cold.stores.lazy.of(ColdSigning);
    const row = new UrFrames(askedOf(asking));
    await signing.scan.open();
    signing.scan.take(row.next());
    expect(signing.scan.progress).toMatchObject({ received: 1, total: row.count });
    // the scanner is closed and reopened, while the sequence continues
    row.next();
    expect(await signing.take(await showTo(signing.scan, askedOf(asking)))).toBe(true);
  });
});

describe('an answer', () => {
  let asking: ColdSigning;
  let signing: ColdSigning;
  beforeEach(async () => {
    server.control.faucet(await pair(), 5n * DOGE);
    asking = await ask('3');
    signing = await sign(asking);
    asking.awaitAnswer();
  });

  const signed = (): Psbt => {
    const { shown } = signing.desk;
    if (shown === null) throw new Error('nothing is signed');
    return shown.psbt;
  };
  const answers = (psbt: Psbt): Promise<boolean> => asking.take(psbtMessage(writePsbt(psbt)));

  it('is none where our own request is seen again', async () => {
    await expect(showTo(asking.scan, askedOf(asking))).rejects.toThrow('never whole');
    expect(asking.isAwaitingAnswer).toBe(true);
  });

  it('that brings more than signatures is refused, and what was asked stays', async () => {
    const before = askedOf(asking);
    const more = withInputs(signed(), (input) => new Map([...input, ['50', new Uint8Array(4)]]));
    expect(await answers(more)).toBe(false);
    expect(asking.desk.failure).toMatchObject({ problem: { kind: 'more-than-signatures' } });
    expect(askedOf(asking)).toEqual(before);
    expect(asking.isAwaitingAnswer).toBe(true);
  });

  it('to another request is refused', async () => {
    const late = signed();
    asking = await ask('2');
    asking.awaitAnswer();
    expect(await answers(late)).toBe(false);
    expect(asking.desk.failure).toMatchObject({ problem: { kind: 'other-transaction' } });
  });

  it('with a signature that does not hold is not taken', async () => {
    const bent = withInputs(
      signed(),
      (input) =>
        new Map(
          [...input].map(([key, value]) =>
            key.startsWith(INPUT.signature)
              ? [key, value.map((byte, at) => (at === 20 ? byte ^ 1 : byte))]
              : [key, value],
          ),
        ),
    );
    expect(await answers(bent)).toBe(false);
    expect(asking.desk.failure).toMatchObject({ problem: { kind: 'bad-signature' } });
    expect(asking.isAwaitingAnswer).toBe(true);
    expect(asking.desk.shown?.explanation).toMatchObject({ isComplete: false, isSignedByUs: false });
    expect(await asking.desk.prepare()).toBe(false);
    expect(server.sandbox.mempool.entries).toHaveLength(0);
  });

  it('of another kind is said to be, and the row stays open', async () => {
    expect(await asking.take({ type: 'bytes', cbor: Uint8Array.of(0x40) })).toBe(false);
    expect(asking.problem).toEqual({ kind: 'other-kind', type: 'bytes' });
    expect(asking.isAwaitingAnswer).toBe(true);
  });
});
