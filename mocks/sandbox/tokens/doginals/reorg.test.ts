// What a real index said while its chain changed, put to the sandbox's. It stands still while its node is on a branch that is no longer than the
// one before: there is no such moment here, where blocks come in the place of others at once. Nor is it ever started again.
import { describe, expect, it } from 'vitest';
import { doge } from '../../../builders/coins.ts';
import { testAddress, testKey } from '../../../builders/keys.ts';
import { signTransaction } from '../../chain/signInput.ts';
import { SandboxControl } from '../../control.ts';
import vectors from '../../vectors/ord/reorg.json' with { type: 'json' };
import { queryOrd, queryText } from '../querying.fixture.ts';

type Row = Readonly<Record<string, unknown>>;
interface Recorded {
  readonly what: string;
  readonly rows?: readonly Row[];
}

const rowsOf = (beginning: string): readonly Row[] =>
  (vectors.cases as readonly Recorded[]).find(({ what }) => what.startsWith(beginning))?.rows ?? [];

const ANNA = testAddress(1);

const write = (control: SandboxControl, text: string) =>
  control.inscribe({
    address: ANNA,
    mime: 'text/plain;charset=utf-8',
    body: new TextEncoder().encode(text),
  });

const countOf = async (control: SandboxControl): Promise<number> =>
  Number(await queryText(control, '/ord/block-count'));
const statusOf = (control: SandboxControl) => queryText(control, '/ord/status');

/** Ids of what lies on a coin. */
const lyingOn = async (control: SandboxControl, outpoint: string): Promise<readonly string[]> => {
  const rows = (await queryOrd(control, `/shibescriptions_on_outputs?outputs=${outpoint}`)) as readonly {
    readonly inscription_id: string;
  }[];
  return rows.map(({ inscription_id: id }) => id);
};

describe('an index of inscriptions whose chain changes', () => {
  it('has what was mined again where it was, one block later', async () => {
    const [first, last] = [rowsOf('two blocks').at(0), rowsOf('two blocks').at(-2)];
    const control = new SandboxControl();
    const fee = control.faucet(ANNA, doge('1'));
    const moved = write(control, 'moved');
    const spend = signTransaction(
      {
        inputs: [moved, fee].map(({ txid, vout }) => ({ txid, vout })),
        outputs: [{ script: testKey(2).script, value: doge('0.5') }],
      },
      testKey(1),
    ).toHex();
    const verdict = control.sandbox.submit(spend);
    if (!verdict.accepted) throw new Error(verdict.reason);
    control.mine(1);
    const made = write(control, 'new');
    const places = async () => ({
      was: await lyingOn(control, `${moved.txid}:${moved.vout}`),
      move: await lyingOn(control, `${verdict.txid}:0`),
      new: await lyingOn(control, `${made.txid}:${made.vout}`),
    });
    const expected = { was: [], move: [moved.id], new: [made.id] };
    const before = await countOf(control);
    expect(await places()).toEqual(expected);
    control.reorg(2);
    expect((await countOf(control)) - before).toBe(Number(last?.count) - Number(first?.count));
    expect([await statusOf(control), await places()]).toEqual([last?.status, expected]);
  });

  it('takes 12 blocks back, and not 60: then it stays where it was, and says so', async () => {
    const recorded = rowsOf('12 and 60');
    const said = (row: Row | undefined) => [Number(row?.['GET /block-count']), row?.['GET /status']];
    const [before, after] = [
      recorded.find(({ what }) => what === 'before'),
      recorded.filter(({ what }) => what === 'later'),
    ];
    const control = new SandboxControl();
    control.mine(40);
    const made = write(control, 'deep');
    control.mine(60);
    const first = await countOf(control);
    const shown = async () => [
      Number(before?.['GET /block-count']) + (await countOf(control)) - first,
      await statusOf(control),
    ];
    expect(await shown()).toEqual(said(before));
    control.reorg(12);
    expect(await shown()).toEqual(said(after[0]));
    control.reorg(60);
    expect(await shown()).toEqual(said(after[1]));
    expect(await lyingOn(control, `${made.txid}:${made.vout}`)).toEqual([made.id]);
    control.reset();
    expect(await statusOf(control)).toBe('OK');
  });

  it('tells a coin as free while it reads its block again, and as carrying afterwards', async () => {
    const [overtaken] = (vectors.cases as readonly (Recorded & { readonly during?: Row })[]).filter(
      ({ what }) => what.startsWith('a question that a rollback'),
    );
    expect(Object.values(overtaken?.during ?? {})).toEqual(['with the coin', '[]']);
    const control = new SandboxControl();
    const made = write(control, 'here');
    const outpoint = `${made.txid}:${made.vout}`;
    const asked = `/ord/shibescriptions_on_outputs?outputs=${outpoint}`;
    control.indexFaults('ord', { rollback: 2 });
    expect(await queryText(control, asked)).toBe('[]');
    for (let count = 0; count < 3; count += 1) await queryText(control, asked);
    expect(await lyingOn(control, outpoint)).toEqual([made.id]);
  });
});
