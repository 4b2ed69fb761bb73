/** The PSBT desk: bad transactions are refused with their reason before signing, and only what was shown is signed. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDevice } from '../../../mocks/fixtures/device.ts';
import { makeWallet } from '../../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../../mocks/fixtures/openApp.ts';
import { fundOn, propose, psbtSigner } from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import { goodPsbt, REJECTED_PSBTS, type Spender } from '../../../mocks/fixtures/psbt/rejectedPsbts.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { GLOBAL, INPUT, type Psbt, withInputs } from '../../domain/psbt/Psbt.ts';
import { writePsbt, writePsbtText } from '../../domain/psbt/writePsbt.ts';
import { ok } from '../../domain/result.ts';
import { PsbtDesk } from './PsbtDesk.ts';

const DOGE = 100_000_000n;
const ELSEWHERE = (await psbtSigner(8)).address;
const THIEF = (await psbtSigner(9)).address;

let server: SandboxServer;
let app: OpenApp;
let spender: Spender;
let desk: PsbtDesk;

beforeEach(async () => {
  server = await startSandboxServer();
  app = await openApp({
    device: createDevice(),
    chainUrls: [server.url],
    ordUrls: [`${server.url}/ord`],
    hasReactions: false,
  });
  await makeWallet(app.stores).catch(() => {});
  const { accounts, keyrings, tx } = app.stores;
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
  spender = { sandbox: server.sandbox, from: tx.from ?? ('' as DogeAddress) };
  desk = app.stores.lazy.of(PsbtDesk);
});
afterEach(async () => {
  app.kill();
  await server.close();
});

/** The same coins paid to someone else. */
function stolen(psbt: Psbt): Psbt {
  const [input] = psbt.transaction.inputs;
  const rawHex = input && server.sandbox.chain.record(input.txid)?.rawHex;
  if (!input || rawHex === undefined) throw new Error('no coin');
  const unspent = { isCoinbase: false, isOwnChange: false, unconfirmedAncestors: [] } as const;
  const rest = { keyForm: 'compressed', confirmations: 1, inscription: 'none' } as const;
  const coin = { ...input, value: koinu(10n * DOGE), address: spender.from, ...unspent, ...rest };
  return propose([{ coin, rawHex }], [{ to: THIEF, amount: koinu(9n * DOGE) }]);
}

describe('what nobody may sign', () => {
  it.each(REJECTED_PSBTS)('is refused on the desk: $name', async ({ make, problem }) => {
    await desk.takeText(make(spender));
    expect(desk.state).toMatchObject({ status: 'refused', problem });
    await desk.sign();
    expect(desk.state.status).toBe('refused');
  });

  it('is refused with a coin that was frozen, before the look and after it', async () => {
    const psbt = goodPsbt(spender);
    const [input] = psbt.transaction.inputs;
    await desk.takeText(writePsbtText(psbt));
    expect(desk.state.status).toBe('shown');
    if (input) app.stores.tx.withheld.freeze([input]);
    await desk.sign();
    expect(desk.state).toMatchObject({ problem: { kind: 'protected', reason: 'frozen' } });
    desk.clear();
    await desk.takeText(writePsbtText(psbt));
    expect(desk.state).toMatchObject({ problem: { kind: 'protected', reason: 'frozen' } });
  });

  it('is refused with a coin of which only an index knows what it carries', async () => {
    const body = new TextEncoder().encode('much carried');
    const spec = { address: spender.from, mime: 'text/plain', body, offset: 7n * DOGE, value: 50n * DOGE };
    const { txid, vout } = server.control.inscribe(spec);
    server.control.mine(1);
    const rawHex = server.sandbox.chain.record(txid)?.rawHex ?? '';
    const [other] = fundOn(server.sandbox, [spender.from], DOGE);
    if (other === undefined) throw new Error('no coin');
    const carrier = { ...other.coin, txid, vout, value: koinu(50n * DOGE) } as typeof other.coin;
    const psbt = propose([{ coin: carrier, rawHex }], [{ to: ELSEWHERE, amount: koinu(49n * DOGE) }]);
    await desk.takeText(writePsbtText(psbt));
    expect(desk.state).toMatchObject({ problem: { kind: 'protected', reason: 'inscription' } });
  });
});

describe('two copies', () => {
  it('that disagree are not put together, and what lay there stays', async () => {
    const psbt = goodPsbt(spender);
    await desk.takeText(writePsbtText(psbt));
    const before = desk.shown?.text;
    const other = withInputs(psbt, (input) => new Map([...input, [INPUT.previous, new Uint8Array(60)]]));
    await desk.takeText(writePsbtText(other));
    expect(desk.failure).toMatchObject({ problem: { kind: 'copies-disagree' } });
    expect(desk.shown?.text).toBe(before);
  });

  it('that pay different people are two transactions: the second one is refused', async () => {
    const psbt = goodPsbt(spender);
    await desk.takeText(writePsbtText(psbt));
    await desk.takeText(writePsbtText(stolen(psbt)));
    expect(desk.failure).toMatchObject({ problem: { kind: 'other-transaction' } });
    expect(await desk.takeReturned(writePsbt(stolen(psbt)))).toBe(false);
    expect(desk.failure).toMatchObject({ problem: { kind: 'other-transaction' } });
    expect(desk.shown?.explanation.outputs).toMatchObject([{ address: ELSEWHERE }]);
  });
});

describe('signatures that are none', () => {
  const JUNK = hexToBytes('300602010102010101');
  const key = async (psbt: Psbt) => {
    await desk.takeText(writePsbtText(psbt));
    await desk.sign();
    const [signed] = desk.shown?.explanation.inputs ?? [];
    desk.clear();
    return `${INPUT.signature}${signed?.signers[0]}`;
  };

  it.each([
    ['of our key', (own: string) => [own, JUNK] as const],
    ['of a key that is not asked for', () => [`${INPUT.signature}02${'33'.repeat(32)}`, JUNK] as const],
    ['in a script that is put together', () => [INPUT.finalScript, Uint8Array.of(0x51)] as const],
  ])('do not keep us from signing: %s', async (_, field) => {
    const psbt = goodPsbt(spender);
    const bad = field(await key(psbt));
    const bent = withInputs(psbt, (input) => new Map([...input, bad]));
    await desk.takeText(writePsbtText(bent));
    expect(desk.shown?.explanation).toMatchObject({ isSignedByUs: false, isComplete: false });
    expect(desk.failure).toMatchObject({ problem: { kind: 'bad-signature' } });
    expect(desk.shown?.text).toBe(writePsbtText(psbt));
    await desk.sign();
    expect(desk.shown?.explanation).toMatchObject({ isSignedByUs: true, isComplete: true });
    expect(desk.failure).toBeNull();
    // a copy that still has it does not affect ours
    await desk.takeText(writePsbtText(bent));
    expect(desk.shown?.explanation.isComplete).toBe(true);
    await app.stores.tx.rules.load();
    expect(await desk.prepare()).toBe(true);
  });
});

describe('between the look and the signature', () => {
  it('nobody can pay somebody else: the key worker signs what was confirmed alone', async () => {
    const psbt = goodPsbt(spender);
    await desk.takeText(writePsbtText(psbt));
    const { signPsbt } = app.ports.vault;
    app.ports.vault.signPsbt = (session, request) =>
      signPsbt.call(app.ports.vault, session, { ...request, psbt: writePsbtText(stolen(psbt)) });
    await desk.sign();
    expect(desk.failure).toMatchObject({ problem: { kind: 'changed' } });
    expect(desk.shown?.explanation).toMatchObject({ isSignedByUs: false, outputs: [{ address: ELSEWHERE }] });
  });

  it('nothing but signatures is taken from the key worker', async () => {
    const psbt = goodPsbt(spender);
    const more = { ...psbt, global: new Map([...psbt.global, ['f0', new Uint8Array(1)]]) };
    for (const answer of [stolen(psbt), more]) {
      desk.clear();
      await desk.takeText(writePsbtText(psbt));
      app.ports.vault.signPsbt = async () => ok({ psbt: writePsbtText(answer) });
      await desk.sign();
      expect(desk.failure).toMatchObject({ kind: 'fault', fault: { kind: 'bad-answer' } });
      expect(desk.shown?.psbt.global.get(GLOBAL.transaction)).toEqual(psbt.global.get(GLOBAL.transaction));
    }
  });
});

describe('the good one', () => {
  it('is explained, signed, finished and sent', async () => {
    await desk.takeFile(new Blob([new Uint8Array(writePsbt(goodPsbt(spender)))]));
    expect(desk.shown?.explanation).toMatchObject({
      leaves: 10n * DOGE,
      fee: DOGE / 100n,
      isComplete: false,
    });
    await desk.sign();
    expect(desk.shown?.explanation.isComplete).toBe(true);
    await app.stores.tx.rules.load();
    expect(await desk.prepare()).toBe(true);
    await app.stores.tx.flow.confirm();
    expect(app.stores.tx.journal.transfers).toHaveLength(1);
  });
});
