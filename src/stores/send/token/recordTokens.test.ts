/** Recording token transfers: all of them, or none. */
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { HOLDER, openTokens, unixTo, valueIn } from '../../../../mocks/stores/openTokens.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { ParsedTransfer } from '../../../domain/tx/Transfer.ts';
import { prepareTokens } from './prepareTokens.ts';
import { pendingPart, recordTokens } from './recordTokens.ts';

const [ANNA, BEN] = [testAddress(1), testAddress(2)];

/** Reviewed transfers, a filled form, and the journals. */
async function openRecord(people: readonly DogeAddress[]) {
  const { tools, pending, journal, fixture, clock } = await openTokens();
  const request = unixTo(people);
  const reviewed = { spec: request.spec, ...valueIn(await prepareTokens(tools, request)) };
  let typed = 'typed';
  const draft = {
    clear: () => {
      typed = '';
      return () => {
        typed = 'typed';
      };
    },
  };
  const record = () =>
    recordTokens({ ports: { network: 'regtest', clock }, pending, journal, draft }, reviewed);
  return { record, reviewed, pending, journal, fixture, clock, typed: () => typed };
}

describe('tokens that are written down', () => {
  it('are transfers that wait, with all that their bytes say', async () => {
    const { record, reviewed, journal, clock } = await openRecord([ANNA]);
    const { transfers } = await record();
    const [parsed] = reviewed.transfers.map((one) => one.parsed);
    expect(transfers).toEqual([
      {
        id: parsed?.reveal.txid,
        commitTxid: parsed?.commit.txid,
        network: 'regtest',
        from: HOLDER.address,
        to: ANNA,
        fee: parsed?.fee,
        given: parsed?.given,
        commitValue: parsed?.commitValue,
        redeemScript: parsed?.redeemScript,
        subject: {
          kind: 'token',
          id: { protocol: 'drc-20', tick: 'UNIX' },
          tick: 'UNIX',
          decimals: 8,
          amount: 5n,
        },
        batch: null,
        createdAtMs: clock.nowMs(),
        stage: 'waiting',
        recoveryTxid: null,
        verdict: { kind: 'none' },
      },
    ]);
    expect(journal.transfers).toEqual(transfers);
  });

  it('know their position among several', async () => {
    const { record } = await openRecord([ANNA, BEN]);
    const { transfers } = await record();
    const id = transfers[0]?.id;
    expect(transfers.map(({ batch }) => batch)).toEqual([
      { id, position: 1, of: 2 },
      { id, position: 2, of: 2 },
    ]);
  });

  it('have the bytes of commit and reveal beside them, newest first', async () => {
    const { record, reviewed, pending, clock } = await openRecord([ANNA, BEN]);
    await record();
    const about = { network: 'regtest', stage: 'sending', tries: 0, createdAtMs: clock.nowMs() };
    const expected = reviewed.transfers.flatMap(({ parsed, commitHex, revealHex }) => {
      const of = parsed.reveal.txid;
      const { to } = parsed;
      return [
        { ...about, to, rawHex: commitHex, txid: parsed.commit.txid, tokenPart: { of, role: 'commit' } },
        { ...about, to, rawHex: revealHex, txid: of, tokenPart: { of, role: 'reveal' } },
      ];
    });
    expect(pending.transfers).toHaveLength(4);
    expect([...pending.transfers].reverse()).toMatchObject(expected);
  });

  it('empty their form, which can be filled again', async () => {
    const { record, typed } = await openRecord([ANNA]);
    const { refill } = await record();
    expect(typed()).toBe('');
    refill();
    expect(typed()).toBe('typed');
  });

  it('are forgotten where they could not be written down, and the form is as it was', async () => {
    const { record, typed, journal, pending, fixture } = await openRecord([ANNA, BEN]);
    fixture.settled = () => Promise.reject(new Error('full'));
    await expect(record()).rejects.toMatchObject({ kind: 'storage-blocked' });
    expect([journal.transfers, pending.transfers, typed()]).toEqual([[], [], 'typed']);
  });
});

describe('a part of a token transfer', () => {
  it('is ours, and goes to whom it was meant for, where a script has no address', async () => {
    const { reviewed } = await openRecord([ANNA]);
    const parsed = reviewed.transfers[0]?.parsed.commit as ParsedTransfer;
    const bare: ParsedTransfer = {
      ...parsed,
      inputs: parsed.inputs.map((input) => ({ ...input, address: null })),
      outputs: parsed.outputs.map((output) => ({ ...output, address: null })),
    };
    const about = { network: 'regtest', from: HOLDER.address, to: ANNA, createdAtMs: 7 } as const;
    const part = pendingPart(bare, 'raw', { of: parsed.txid, role: 'commit' }, about);
    expect(part.inputs.map(({ address }) => address)).toEqual(parsed.inputs.map(() => HOLDER.address));
    expect(part.outputs.map(({ address }) => address)).toEqual(parsed.outputs.map(() => ANNA));
  });

  it('says of its coins and outputs what the bytes say', async () => {
    const { reviewed } = await openRecord([ANNA]);
    const parsed = reviewed.transfers[0]?.parsed.commit as ParsedTransfer;
    const about = { network: 'regtest', from: BEN, to: BEN, createdAtMs: 7 } as const;
    const part = pendingPart(parsed, 'raw', { of: parsed.txid, role: 'commit' }, about);
    expect(part).toMatchObject({
      txid: parsed.txid,
      rawHex: 'raw',
      amount: parsed.sent,
      fee: parsed.fee,
      size: parsed.size,
      inputs: parsed.inputs.map(({ txid, vout, value, address }) => ({ txid, vout, value, address })),
      outputs: parsed.outputs.map(({ value, address, isOwn }) => ({ value, address, isOwn })),
    });
  });
});
