/** Requests whose coins were spent in the meantime, as recorded by phones and nodes: each was signed then, and none is now. */
import { describe, expect, it } from 'vitest';
import { transfer } from '../../../mocks/builders/journal.ts';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { type Koinu, koinu } from '../amount/Koinu.ts';
import { parseDoge } from '../amount/parseDoge.ts';
import type { PendingStage } from '../tx/PendingTransfer.ts';
import { type Txid, txid } from '../tx/Txid.ts';
import type { ExplainedInput, PsbtExplanation } from './explainPsbt.ts';
import { spentProblem } from './spentCoins.ts';
import vectors from './vectors/spentRequests.json' with { type: 'json' };

const [OWN, PAYEE, OTHER] = [testAddress(1), testAddress(2), testAddress(3)];

const idOf = (digits: string): Txid => txid(digits.padEnd(64, '0'));
const pointOf = (text: string) => {
  const [id = '', vout] = text.split(':');
  return { txid: idOf(id), vout: Number(vout) };
};
const dogeOf = (text: string): Koinu => {
  const read = parseDoge(text);
  if (!read.ok) throw new Error(read.problem.kind);
  return read.value;
};

type Scene = (typeof vectors.scenes)[number];

const requestOf = ({ request }: Scene, to = OTHER) => {
  const input = { ...pointOf(request.spends), value: dogeOf('100'), address: OWN, isOwn: true };
  return {
    inputs: [input as ExplainedInput],
    outputs: [{ value: dogeOf(request.pays), address: to, isOwn: false, comesBack: false }],
  } as unknown as PsbtExplanation;
};

const paymentOf = ({ journal }: Scene) =>
  transfer(idOf(journal.txid), {
    stage: journal.stage as PendingStage,
    from: OWN,
    to: PAYEE,
    amount: dogeOf(journal.pays),
    inputs: [{ ...pointOf(journal.spends), value: dogeOf('100'), address: OWN }],
    outputs: [
      { value: dogeOf(journal.pays), address: PAYEE, isOwn: false },
      { value: koinu(dogeOf('100') - dogeOf(journal.pays) - 226_000n), address: OWN, isOwn: true },
    ],
  });

const listedOf = ({ listed }: Scene) =>
  new Set(
    listed.map((point) => {
      const { txid: id, vout } = pointOf(point);
      return `${id}:${vout}`;
    }),
  );

describe('a request whose coin was spent since is refused', () => {
  it.each(vectors.scenes)('$name', (scene) => {
    expect(spentProblem(requestOf(scene), listedOf(scene), [paymentOf(scene)])).toEqual({
      kind: 'coin-spent',
      outpoint: pointOf(scene.request.spends),
      to: PAYEE,
      amount: dogeOf('10'),
      isInBlock: scene.node.stage === 'rejected',
    });
  });

  it('where no journal knows what spent it, too', () => {
    for (const scene of vectors.scenes)
      expect(spentProblem(requestOf(scene), listedOf(scene), [])).toMatchObject({ kind: 'coin-unlisted' });
  });

  it('and may take the place of a payment that waits where its payee gets no less', () => {
    const [waiting, inBlock] = vectors.scenes.map((scene) =>
      spentProblem(requestOf(scene, PAYEE), listedOf(scene), [paymentOf(scene)]),
    );
    expect(waiting).toBeNull();
    expect(inBlock).toMatchObject({ kind: 'coin-spent', isInBlock: true });
  });
});
