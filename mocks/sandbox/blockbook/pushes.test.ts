// What a real server pushed of a payment that waits, of the block that has it, and of the payment in that block: the sandbox's pushes have the same fields.
import { describe, expect, it } from 'vitest';
import { recorded } from '../../blockbook/recorded.ts';
import { doge } from '../../builders/coins.ts';
import { testAddress } from '../../builders/keys.ts';
import { differencesOf } from '../comparing.fixture.ts';
import { SandboxControl } from '../control.ts';
import { Session } from './Session.ts';

const ALICE = testAddress(1);

interface Pushes {
  readonly frames?: readonly { readonly text?: string }[];
}

const framesOf = (what: string): readonly string[] =>
  recorded('pushes')
    .filter((one) => one.what === what)
    .slice(0, 1)
    .flatMap(({ response }) => (response as Pushes).frames ?? [])
    .flatMap(({ text }) => text ?? []);

/** Left out where it is 0: the output that is spent, and the seconds until the next block by the server's guess. */
const SOMETIMES = /: \..*(vin\[\]\.vout|confirmationETASeconds): number$/;

function differences(own: string | undefined, real: string | undefined): readonly string[] {
  const [one, other] = [own, real].map((body = '') => ({ status: 200, type: null, body }));
  return one && other ? differencesOf(one, other).filter((text) => !SOMETIMES.test(text)) : ['nothing'];
}

describe('the pushes of a subscription', () => {
  const { sandbox, source } = new SandboxControl();
  const heard: string[] = [];
  const session = new Session(source, { send: (text) => heard.push(text), close: () => {} });
  for (const [id, method, params] of [
    ['1', 'subscribeNewBlock', {}],
    ['2', 'subscribeAddresses', { addresses: [ALICE], newBlockTxs: true }],
  ])
    session.receive(JSON.stringify({ id, method, params }));

  it('have a payment that waits without the node’s own words, as recorded', () => {
    heard.length = 0;
    sandbox.faucet(ALICE, doge('1'), { confirmed: false });
    const [wanted] = framesOf('a stranger pays one of ours, waiting');
    expect(heard).toHaveLength(1);
    expect(differences(heard[0], wanted)).toEqual([]);
  });

  it('have the block, and the payment in it without its bytes, as recorded', () => {
    heard.length = 0;
    sandbox.mine(1);
    const wanted = framesOf('it is mined');
    expect(heard).toHaveLength(wanted.length);
    expect(wanted.map((frame, at) => differences(heard[at], frame))).toEqual(wanted.map(() => []));
  });
});
