/** A hostile cosigner, and an accomplice. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { Transaction } from 'bitcoinjs-lib';
import { afterEach, expect, it } from 'vitest';
import { createFakeOrd } from '../../mocks/fixtures/fakeIndex.ts';
import { vaultOf } from '../../mocks/fixtures/multisig/cosigners.ts';
import { signedIn } from '../../mocks/fixtures/multisig/sharedPayments.ts';
import { knownAddresses } from '../../src/containers/knownAddresses.ts';
import { psbtSummary } from '../../src/containers/tools/psbtView.ts';
import { judgeRecipient } from '../../src/domain/address/judgeRecipient.ts';
import { koinu } from '../../src/domain/amount/Koinu.ts';
import { Fault } from '../../src/domain/fault.ts';
import { INPUT, type Psbt, withInputs } from '../../src/domain/psbt/Psbt.ts';
import { readPsbtText } from '../../src/domain/psbt/readPsbt.ts';
import { writePsbtText } from '../../src/domain/psbt/writePsbt.ts';
import { consentsOf } from '../../src/domain/review/Review.ts';
import type { PersonalName } from '../../src/domain/session/personalName.ts';
import type { ChainIndexer } from '../../src/ports/ChainIndexer.ts';
import { THIEF } from '../liar/LyingServer.ts';
import { DOGE, SHOP, Stage } from './stage.ts';

let stage: Stage;
afterEach(() => stage.close());

const fundShared = ({ chain, shared }: Stage) => chain.fund(shared.address, [30n * DOGE, 20n * DOGE]);

/** The same transaction with a tenth of every output's value. */
function poorer(rawHex: string): string {
  const made = Transaction.fromHex(rawHex);
  for (const out of made.outs) out.value /= 10n;
  return made.toHex();
}

/** A server that reports every coin at a tenth of its value, with matching bytes. */
const poorServer = (honest: ChainIndexer): ChainIndexer => ({
  ...honest,
  unspent: async (...asked) =>
    (await honest.unspent(...asked)).map((coin) => ({ ...coin, value: koinu(coin.value / 10n) })),
  rawTransaction: async (...asked) => poorer(await honest.rawTransaction(...asked)),
  rawTransactions: async (...asked) =>
    new Map([...(await honest.rawTransactions(...asked))].map(([id, rawHex]) => [id, poorer(rawHex)])),
});

const withPrevious = (psbt: Psbt, change: (rawHex: string) => string): Psbt =>
  withInputs(psbt, (input) => {
    const whole = bytesToHex(input.get(INPUT.previous) ?? new Uint8Array());
    return new Map([...input, [INPUT.previous, hexToBytes(change(whole))]]);
  });

it('server + cosigner: a fee is not hidden by bytes of which both say the same', async () => {
  stage = await Stage.open({ server: poorServer }, fundShared);
  stage.show(stage.shared.address);
  const theft = withPrevious(stage.proposal(2n, 'burns'), poorer);
  await stage.desk.takeText(writePsbtText(theft));
  expect(stage.desk.state).toMatchObject({ status: 'refused', problem: { kind: 'previous-differs' } });
  const { vault } = stage.app.ports;
  const request = {
    psbt: writePsbtText(theft),
    network: 'regtest',
    confirmed: theft.transaction.txid,
  } as const;
  const signed = await vault.signPsbt(stage.stores.session.sessionId, request);
  expect(signed).toMatchObject({ ok: false, problem: { kind: 'previous-differs' } });
});

it('server + cosigner: what both signed is shown by bytes that hash to their ids, whatever the server says', async () => {
  stage = await Stage.open({ server: poorServer }, fundShared);
  stage.show(stage.shared.address);
  await stage.desk.takeText(writePsbtText(stage.proposal(2n)));
  await stage.desk.sign();
  const { descriptor } = await descriptorOf(stage);
  const read = readPsbtText(stage.desk.shown?.text ?? '');
  if (!read.ok) throw new Error(read.problem.kind);
  await stage.desk.takeText(writePsbtText(await signedIn(await vaultOf(1, descriptor), read.value)));
  expect(stage.desk.shown?.explanation.isComplete).toBe(true);
  await stage.desk.prepare();
  const reported = { fee: 20_000_000n / 10n, sent: 2n * DOGE, inputs: [{ value: 30n * DOGE }] };
  expect(stage.stores.tx.flow.state).toMatchObject({ status: 'ready', transfer: { parsed: reported } });
  expect(stage.left).toEqual([]);
});

it.each(['says that nothing carries', 'says nothing'] as const)(
  'index + cosigner: a carrier is not spent along where the index %s',
  async (tale) => {
    const ord = createFakeOrd('ord.test', { indexed: 100_000 });
    if (tale === 'says nothing') ord.tale.fault = new Fault('timeout', 'silence');
    stage = await Stage.open({ inscriptions: ord }, ({ chain, shared }) => {
      chain.fund(shared.address, [30n * DOGE]);
      chain.inscribe(shared.address, 15n * DOGE);
    });
    stage.show(stage.shared.address);
    await stage.desk.takeText(writePsbtText(stage.proposal(2n, 'carrier')));
    expect(stage.desk.state).toMatchObject({ status: 'refused', problem: { kind: 'protected' } });
    await stage.desk.sign();
    expect(stage.desk.state.status).toBe('refused');
  },
);

it('file + cosigner: change to an address that a file calls the shared wallet leaves all the same', async () => {
  stage = await Stage.open({}, fundShared);
  stage.stores.contacts.takeFromFile(new Map([[THIEF, 'Our shared wallet' as PersonalName]]));
  stage.show(stage.shared.address);
  await stage.desk.takeText(writePsbtText(stage.proposal(2n, 'change-to-thief')));
  const { explanation } = stage.desk.shown ?? {};
  expect(explanation?.outputs).toMatchObject([
    { address: SHOP, isOwn: false },
    { address: THIEF, isOwn: false },
  ]);
  expect([explanation?.returned, explanation?.leaves]).toEqual([0n, explanation?.spent]);
});

it('cosigner + cosigner: a request that comes back with another payee has none of our signatures, and ends the first', async () => {
  stage = await Stage.open({}, fundShared);
  stage.show(stage.shared.address);
  const asked = stage.proposal(2n);
  await stage.desk.takeText(writePsbtText(asked));
  await stage.desk.sign();
  const signed = stage.desk.shown?.psbt;
  expect(signed?.inputs[0]?.size).toBeGreaterThan(asked.inputs[0]?.size ?? 0);
  // both others claim that this is the same, with our signatures in it
  const changed = stage.proposal(2n, 'change-to-thief');
  const theirs = withInputs(changed, (input) => new Map([...(signed?.inputs[0] ?? []), ...input]));
  await stage.desk.takeText(writePsbtText(theirs));
  expect(stage.desk.failure).toMatchObject({ problem: { kind: 'other-transaction' } });
  expect(stage.desk.shown?.explanation.unsignedTxid).toBe(asked.transaction.txid);
  // opened by itself it is another one: unsigned, its spending shown, and with a warning that it ends the first
  stage.desk.clear();
  await stage.desk.takeText(writePsbtText(theirs));
  const { shown } = stage.desk;
  expect(shown?.explanation).toMatchObject({ isSignedByUs: false, returned: 0n });
  const services = { stores: stage.stores, network: 'regtest' } as const;
  const summary = shown && psbtSummary(shown.explanation, services, 0);
  expect(summary?.warnings).toContainEqual({ kind: 'ends-earlier', payee: SHOP, amount: 2n * DOGE });
});

it('file + cosigner: a request that pays an address like our own, which a file calls ours, is asked about', async () => {
  stage = await Stage.open({}, fundShared);
  const { contacts } = stage.stores;
  const own = stage.shared.address;
  const alike = `${own.slice(0, 4)}${THIEF.slice(4, -4)}${own.slice(-4)}` as typeof own;
  contacts.takeFromFile(new Map([[alike, stage.stores.keyrings.current.name as PersonalName]]));
  const trust = judgeRecipient(alike, knownAddresses(stage.stores));
  expect(trust).toMatchObject({ kind: 'look-alike', like: own });
  expect(consentsOf({ trusts: { [alike]: trust }, warnings: [] })).toEqual(['look-alike']);
});

async function descriptorOf({ app, stores }: Stage): Promise<{ readonly descriptor: string }> {
  const { writeDescriptor } = await import('../../src/domain/multisig/descriptor.ts');
  const described = await app.ports.vault.describeMultisig(
    stores.session.sessionId,
    stores.keyrings.current.key,
  );
  return { descriptor: writeDescriptor(described.wallet) };
}
