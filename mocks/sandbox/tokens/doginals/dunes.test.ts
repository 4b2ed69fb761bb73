// Where a real index says that dunes went, put to the sandbox's rule.
import { describe, expect, it } from 'vitest';
import { doge } from '../../../builders/coins.ts';
import { testAddress, testKey } from '../../../builders/keys.ts';
import { hashToId, toHex } from '../../bytes.ts';
import { decodeTransaction } from '../../chain/decodeTransaction.ts';
import { signTransaction } from '../../chain/signInput.ts';
import { SandboxControl } from '../../control.ts';
import vectors from '../../vectors/ord/dunes.json' with { type: 'json' };
import { queryOrd } from '../querying.fixture.ts';
import { followDunes, type SpentChain } from './followDunes.ts';

type Holdings = Readonly<
  Record<
    string,
    readonly { readonly dune: string; readonly outputs: readonly { readonly outpoint: string }[] }[]
  >
>;
interface Step {
  readonly what: string;
  readonly txs: readonly { readonly hex: string }[];
  readonly holdings: Holdings;
}

const steps = vectors.steps as unknown as readonly Step[];

/** Each dune on each coin after a step. */
const heldAfter = (step: Step | undefined): readonly string[] =>
  Object.values(step?.holdings ?? {}).flatMap((held) =>
    held.flatMap(({ dune, outputs }) => outputs.map(({ outpoint }) => `${outpoint} ${dune}`)),
  );

const transactionOf = ({ txs }: Step) => {
  const decoded = decodeTransaction(txs[0]?.hex ?? '');
  if (!decoded) throw new TypeError('no transaction');
  return decoded;
};

/** OP_RETURN and a push of the letter D; what follows says what is made, and where it goes. */
const hasDunestone = (step: Step): boolean =>
  transactionOf(step).tx.outs.some(({ script }) => toHex(script).startsWith('6a0144'));

/** A chain of one transaction. */
function chainOf(step: Step): SpentChain {
  const { tx, txid } = transactionOf(step);
  const spent = new Set(tx.ins.map(({ hash, index }) => `${hashToId(hash)}:${index}`));
  return {
    spenderOf: (id, vout) => (spent.has(`${id}:${vout}`) ? txid : undefined),
    record: (id) => (id === txid ? { tx } : undefined),
  };
}

describe('dunes on a real index', () => {
  const cases = steps.map((step, at) => [step.what, step, heldAfter(steps[at - 1])] as const);

  it.each(cases.filter(([, step]) => !hasDunestone(step)))(
    'go where the sandbox has them: %s',
    (_what, step, before) => {
      const chain = chainOf(step);
      const after = before.flatMap((held) => {
        const [outpoint = '', dune] = held.split(' ');
        const place = followDunes(outpoint, chain);
        return place === null ? [] : `${place} ${dune}`;
      });
      expect(after.toSorted()).toEqual(heldAfter(step).toSorted());
    },
  );

  it('are moved by dunestones in all other steps, which nobody in the sandbox writes', () => {
    expect(cases.filter(([, step]) => hasDunestone(step))).toHaveLength(21);
  });
});

it('the sandbox’s index has dunes on the coin to which they went', async () => {
  const control = new SandboxControl();
  const { txid } = control.faucet(testAddress(1), doge('4'));
  control.tokens.library.dunes.set(`${txid}:0`, [{ name: 'KENNELDUNEQQBB', amount: 1000 }]);
  const spend = signTransaction(
    {
      inputs: [{ txid, vout: 0 }],
      outputs: [
        { script: testKey(2).script, value: doge('1') },
        { script: testKey(1).script, value: doge('2') },
      ],
    },
    testKey(1),
  ).toHex();
  const verdict = control.sandbox.submit(spend);
  if (!verdict.accepted) throw new Error(verdict.reason);
  control.mine(1);
  const asked = `${verdict.txid}:0,${verdict.txid}:1,${txid}:0`;
  expect(await queryOrd(control, `/outputs/${asked}`)).toMatchObject([
    { dunes: [['KENNELDUNEQQBB', { amount: 1000 }]] },
    { dunes: [] },
    { dunes: [] },
  ]);
});
