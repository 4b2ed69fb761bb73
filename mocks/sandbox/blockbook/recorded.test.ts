// The recorded requests are sent to the sandbox, about things of the same kinds: its responses must have the same fields.
import { describe, expect, it } from 'vitest';
import { type RecordedReply, recordedMessages, recordedReplies } from '../../blockbook/recorded.ts';
import { doge } from '../../builders/coins.ts';
import { testAddress, testKey } from '../../builders/keys.ts';
import { REPLACEABLE, signTransaction } from '../chain/signInput.ts';
import { type Answered, differencesOf, type Reasons } from '../comparing.fixture.ts';
import { SandboxControl } from '../control.ts';
import { answer } from './answer.ts';
import { Session } from './Session.ts';

const NOT_ASKED = 'the wallet never asks it';
const OLD = 'the first version’s form, which the wallet never asks for';

const WHOLE_WALLET = 'an extended key shows all of a wallet: the wallet never hands one over';
/** The rest of a request, or of a message, that names one. */
const EXTENDED_KEY =
  'tpubDDMkFd7WyvQoj5LnVPyqVotvLwSssJs47kKUoX7VYcahC9M1qyQSEd3svVaxtbaKDQSypTDVH2PS2CULC2bjsnv8Y3bEYAiw6UXAZxbQV3D';

/** What the sandbox answers otherwise over HTTP, by what is asked. A reason that holds no longer has to go. */
const DIFFERENT: Reasons = {
  'GET /api/v1/tx/d9f0b3217af7966c055917ac77a22aaa25b8545628cf940edff158613a94d816': OLD,
  'GET /api/tx/d9f0b3217af7966c055917ac77a22aaa25b8545628cf940edff158613a94d816': OLD,
  'GET /api/v2/feestats/962': NOT_ASKED,
  'GET /api/v2/feestats/99999999': NOT_ASKED,
  'GET /api/v2/block/999999999': NOT_ASKED,
  'GET /api/v2/block/abc': NOT_ASKED,
  'GET /api/v2/contract/abc': NOT_ASKED,
  'GET /nonsense': 'pages of the explorer, which the sandbox hasn’t',
  'GET /api/v2/xpub/nonsense': WHOLE_WALLET,
  'GET /api/v2/xpub/mfZjtG4uob48H2R397gEa7EhnHfM4285ME': WHOLE_WALLET,
  [`GET /api/v2/utxo/${EXTENDED_KEY}`]: WHOLE_WALLET,
  ...Object.fromEntries(
    [
      ...['basic', 'txids', 'txids&tokens=used', 'txids&tokens=nonzero', 'tokens', 'tokens&gap=3'],
      ...['tokens&tokens=used', 'tokens&tokens=nonzero', 'tokenBalances'],
      ...['tokenBalances&tokens=used', 'tokenBalances&tokens=nonzero'],
    ].map((details) => [`GET /api/v2/xpub/${EXTENDED_KEY}?details=${details}`, WHOLE_WALLET]),
  ),
};

/** The same of what is asked over the socket. */
const DIFFERENT_MESSAGES: Reasons = {
  getMempoolFilters: NOT_ASKED,
  'getAccountInfo of an extended key': WHOLE_WALLET,
  'getAccountUtxo of an extended key': WHOLE_WALLET,
};

/** Omitted when 0, and for transactions read from a block instead of the node; which ones is not compared. */
const SOMETIMES = /: \.?.*(vin\[\]\.vout|vsize): number$/;

/** Differences between responses; for a cut recording, only of status and type. */
function differencesFrom(own: Answered, real: Answered, isCut = false): readonly string[] {
  const differences = differencesOf(own, isCut ? { ...real, body: own.body } : real);
  return differences.filter((difference) => !SOMETIMES.test(difference));
}

const ALICE = testAddress(1);
const BOB = testAddress(2);
const BUSY = testAddress(3);
const MINER = testAddress(4);

/** A chain with things of each recorded kind, by their placeholder in the recorded requests. */
function openWorld() {
  const control = new SandboxControl();
  const { sandbox } = control;
  control.usdRate(null);
  control.feeEstimate(null);
  for (let count = 0; count < 12; count++) sandbox.faucet(BUSY, doge('1'));
  sandbox.faucet(BOB, doge('7'));
  const paid = sandbox.faucetAll([
    { address: ALICE, amount: doge('100') },
    { address: ALICE, amount: doge('50') },
    { address: ALICE, amount: 1_234_567n },
  ]);
  const names: Record<string, string> = {
    mw9t6P6h7s3gZBxu1kaNT6Zm61jupsYLqE: ALICE,
    mp5VgzS2SMUND8smx7wbBMEwtcT63vdxUo: ALICE,
    msezVLyU5fFDjM8qMtAkMU6qWfePE3DshE: BOB,
    mpivJCVrANDXVdhVeFw9QigaV3YHAsHAYs: BUSY,
    n2rTLnGyLWNLbxj7psdjzrzTsnMD6Tunhy: MINER,
    my8vbEXiPszK1rNdMYPS3tj5Lo4TiUtPHV: testAddress(99),
    moZdZrp9wezKois7yh2zBmH4tfAm8wdSCC: testAddress(99),
    d9f0b3217af7966c055917ac77a22aaa25b8545628cf940edff158613a94d816: paid,
    D9F0B3217AF7966C055917AC77A22AAA25B8545628CF940EDFF158613A94D816: paid.toUpperCase(),
    '3d96d3d5d2126eb6e9a0cd26ce5711418a2a412373848fbb6d04016034aeefef': sandbox.tip.txids[0] ?? '',
  };
  const inWorld = (text: string): string =>
    Object.entries(names).reduce((changed, [theirs, own]) => changed.replaceAll(theirs, own), text);
  const pay = (coin: { txid: string; vout: number }, given: bigint, change: bigint, sequence = 0xffffffff) =>
    signTransaction(
      {
        sequence,
        inputs: [coin],
        outputs: [
          { script: testKey(2).script, value: given },
          { script: testKey(1).script, value: change },
        ],
      },
      testKey(1),
    ).toHex();
  return { control, names, paid, inWorld, pay };
}

/** The events between the recorded requests, up to the next one. */
function createStory({ control, names, paid, pay }: ReturnType<typeof openWorld>) {
  const WAITING = '3216e30d12c1d5b4007d23bc87010ea9e9011024e57b580ae822365d4faad25b';
  return (what: string): string | null => {
    control.indexLag(what.includes('at once after') || what.startsWith('sendtx by POST') ? 1050 : 0);
    if (what === 'sendtx by POST, taken') return pay({ txid: paid, vout: 0 }, doge('30'), doge('69'));
    if (what === 'tx, at once after sendtx')
      names[WAITING] = control.sandbox.mempool.entries[0]?.record.txid ?? '';
    if (what === 'sendtx by GET, taken')
      return pay({ txid: names[WAITING] ?? '', vout: 1 }, doge('9'), doge('59'), REPLACEABLE);
    if (what.startsWith('tx, child of a waiting one'))
      names['3002d1c7a5f518aad2226c7b86d016690abce432d8f48377c22e133a35160eb4'] =
        control.sandbox.mempool.entries[1]?.record.txid ?? '';
    if (what === 'tx, just confirmed') control.mine(1);
    if (what === 'utxo of a miner, 1 and 2 confirmations') control.mine(2, { to: MINER });
    if (/61 and 62|101 and 102/.test(what)) control.mine(what.includes('61') ? 60 : 40);
    return null;
  };
}

describe('the sandbox’s Blockbook', () => {
  const world = openWorld();
  const before = createStory(world);
  const { gateway } = world.control;
  const source = { ...world.control.source, indexLagMs: () => gateway.indexLagMs };
  const replies = [...recordedReplies('rest'), ...recordedReplies('xpub')];

  it.each(
    replies.map(
      (reply, at) => [at, `${reply.method} ${reply.path.slice(0, 120)} (${reply.what})`, reply] as const,
    ),
  )(
    'answers request %i as it was recorded: %s',
    (_at, _name, { what, method, path, status, body, type, isCut }: RecordedReply) => {
      const raw = before(what);
      const asked = raw !== null && method === 'GET' ? `/api/v2/sendtx/${raw}` : world.inWorld(path);
      const { pathname, searchParams: query } = new URL(asked, 'http://sandbox');
      const reply = answer({ method, path: pathname, query, body: raw ?? '' }, source);
      const own = { status: reply.status, type: reply.headers['content-type'] ?? null, body: reply.body };
      const differences = differencesFrom(own, { status, type, body: world.inWorld(body) }, isCut);
      if (`${method} ${path}` in DIFFERENT) expect(differences).not.toEqual([]);
      else expect(differences).toEqual([]);
    },
  );

  it('has reasons for recorded requests alone', () => {
    const asked = new Set(replies.map(({ method, path }) => `${method} ${path}`));
    expect(Object.keys(DIFFERENT).filter((request) => !asked.has(request))).toEqual([]);
  });
});

describe('the sandbox’s socket', () => {
  const { control, names, inWorld, paid } = openWorld();
  const ofKeys = recordedMessages('xpub').map((one) => ({ ...one, what: `${one.what} of an extended key` }));
  const messages = [...recordedMessages('socket'), ...ofKeys];
  const [known = ''] = /72cb8c3e[0-9a-f]{56}/.exec(JSON.stringify(messages)) ?? [];
  names[known] = paid;

  it.each(messages.map((message, at) => [at, message.what, message] as const))(
    'answers message %i as it was recorded: %s',
    (_at, what, { method, params, hasParams, data }) => {
      let heard: unknown;
      const session = new Session(control.source, {
        send: (text) => {
          heard = (JSON.parse(text) as { readonly data: unknown }).data;
        },
        close: () => {},
      });
      const asked = { id: '1', method, ...(hasParams ? { params } : {}) };
      session.receive(inWorld(JSON.stringify(asked)));
      session.end();
      const [own, theirs] = [heard, data].map((value) => ({
        status: 200,
        type: null,
        body: inWorld(JSON.stringify(value) ?? ''),
      })) as [Answered, Answered];
      const differences = differencesFrom(own, theirs);
      if (what in DIFFERENT_MESSAGES) expect(differences).not.toEqual([]);
      else expect(differences).toEqual([]);
    },
  );
});
