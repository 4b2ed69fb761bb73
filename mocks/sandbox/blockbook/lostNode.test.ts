/** Compares the sandbox's responses without its node with a real Blockbook's. */
import { describe, expect, it } from 'vitest';
import { recordedMessages, recordedReplies } from '../../blockbook/recorded.ts';
import { doge } from '../../builders/coins.ts';
import { testAddress, testKey } from '../../builders/keys.ts';
import { signTransaction } from '../chain/signInput.ts';
import { SandboxControl } from '../control.ts';
import { Session } from './Session.ts';

const ALICE = testAddress(1);
const UNKNOWN = 'ab'.repeat(32);

/** The recorded chain: two mined coins, one of them spent by an unconfirmed transaction, and another unconfirmed payment. */
function live() {
  const control = new SandboxControl();
  const { sandbox } = control;
  const mined = sandbox.faucetAll([
    { address: ALICE, amount: doge('10') },
    { address: ALICE, amount: doge('20') },
  ]);
  const outputs = [
    { script: testKey(2).script, value: doge('4') },
    { script: testKey(1).script, value: doge('5') },
  ];
  const spending = signTransaction({ inputs: [{ txid: mined, vout: 0 }], outputs }, testKey(1));
  sandbox.submit(spending.toHex());
  sandbox.faucet(ALICE, doge('7'), { confirmed: false });
  control.letIndexCatchUp();
  return { control, mined, waiting: spending.getId(), rawHex: spending.toHex() };
}

type SandboxFixture = ReturnType<typeof live>;

/** Translates a recorded request to the sandbox's own chain; the recording's ids and addresses are replaced. */
function translate(text: string, { mined, waiting, rawHex }: SandboxFixture): string {
  const ids: readonly (readonly [string, string])[] = [
    ['mkPXysvcrq3bUCZTfscZzXCaVShneAFUqv', ALICE],
    ['11b889f19425073273a495244acd460b8623968aaa0d78bec10914c6b26695f6', waiting],
    ['cb6f62f30b84123d7e0c37a12b6365d835d8f53c7140069cd69150c4fc4237b1', mined],
  ];
  if (/^[0-9a-f]{200,}$/.test(text)) return rawHex;
  return ids.reduce((before, [recorded, own]) => before.replaceAll(recorded, own), text);
}

/** The parts of a response that don't depend on the chain: its shape, its counts, and messages about the node. */
function essence(value: unknown, fixture: SandboxFixture): unknown {
  if (typeof value === 'string') return translate(value, fixture);
  if (Array.isArray(value)) return value.map((item) => Object.keys(item as object).toSorted());
  const { error, txs, unconfirmedTxs, unconfirmedBalance, backend, feePerUnit } = value as Record<
    string,
    unknown
  >;
  const { inSync, inSyncMempool } = ((value as { blockbook?: object }).blockbook ?? {}) as Record<
    string,
    unknown
  >;
  const said = typeof error === 'object' ? { ...error } : error;
  const words = said === undefined ? {} : { error: translate(JSON.stringify(said), fixture) };
  const node =
    backend === undefined ? {} : { isWell: 'version' in (backend as object), said: errorIn(backend) };
  return { ...words, ...node, txs, unconfirmedTxs, unconfirmedBalance, feePerUnit, inSync, inSyncMempool };
}

const errorIn = (backend: unknown) => (backend as { readonly error?: string }).error;

const MODES = [
  ['nothing listens', 'refused'],
  ['node is starting', 'starting'],
  ['node answers', null],
] as const;

describe.each(MODES)('as a Blockbook of which was recorded: %s', (state, mode) => {
  const isOfState = ({ what }: { readonly what: string }) => what.startsWith(`${state}:`);

  it('answers requests', async () => {
    const fixture = live();
    fixture.control.loseNode(mode);
    for (const reply of recordedReplies('node-down').filter(isOfState)) {
      if (reply.isCut) continue;
      const url = new URL(translate(reply.path, fixture), 'http://x');
      const body = translate(reply.requestBody, fixture);
      const asked = { method: reply.method, path: url.pathname, query: url.searchParams, body };
      const served = await fixture.control.gateway.serve(asked, null);
      if (served.kind !== 'reply') throw new TypeError(served.kind);
      const answered = essence(JSON.parse(served.reply.body), fixture);
      expect([reply.what, served.reply.status, answered]).toEqual([
        ...[reply.what, reply.status],
        essence(JSON.parse(reply.body), fixture),
      ]);
    }
  });

  it('answers messages', () => {
    const fixture = live();
    fixture.control.loseNode(mode);
    const heard: { readonly data: unknown }[] = [];
    const source = { ...fixture.control.source, lostNode: () => fixture.control.gateway.faults.lostNode };
    const session = new Session(source, { send: (text) => heard.push(JSON.parse(text)), close: () => {} });
    // in the recording, the status had been requested before
    const { lostNode } = fixture.control.gateway.faults;
    if (lostNode) lostNode.isNoticed = true;
    for (const { what, method, params, data } of recordedMessages('node-down').filter(isOfState)) {
      const own = JSON.parse(JSON.stringify(params), (_, value) =>
        typeof value === 'string' ? translate(value, fixture) : value,
      );
      session.receive(JSON.stringify({ id: '1', method, params: own }));
      const answered = essence(heard.at(-1)?.data, fixture);
      expect([what, answered]).toEqual([what, essence(data, fixture)]);
    }
  });
});

describe('without its node', () => {
  it('says what it said before until somebody asks for its state, and hears of nothing', async () => {
    const { control } = live();
    const { gateway, sandbox } = control;
    control.loseNode();
    const before = sandbox.tip.height;
    sandbox.mine(2);
    const source = { ...control.source, lostNode: () => gateway.faults.lostNode };
    const heard: { readonly data: unknown }[] = [];
    const session = new Session(source, { send: (text) => heard.push(JSON.parse(text)), close: () => {} });
    const ask = (method: string) => session.receive(JSON.stringify({ id: '1', method, params: {} }));
    ask('getInfo');
    expect(heard.at(-1)?.data).toMatchObject({ bestHeight: before, backend: { version: '1140900' } });
    const status = { method: 'GET', path: '/api/status', query: new URLSearchParams(), body: '' };
    await gateway.serve(status, null);
    ask('getInfo');
    expect(heard.at(-1)?.data).toMatchObject({ bestHeight: before, backend: {} });
    control.heal();
    ask('getInfo');
    expect(heard.at(-1)?.data).toMatchObject({ bestHeight: before + 2, backend: { version: '1140900' } });
    expect(sandbox.confirmations(UNKNOWN)).toBeUndefined();
  });
});
