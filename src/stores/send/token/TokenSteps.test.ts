/** The steps of a token transfer, from the form to the network. */
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import {
  HOLDER,
  holdBack,
  openTokens,
  signPlan,
  unixTo,
  valueIn,
} from '../../../../mocks/stores/openTokens.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { TokenTransfer } from '../../../domain/drc20/send/TokenTransfer.ts';
import { err, ok } from '../../../domain/result.ts';
import { txid } from '../../../domain/tx/Txid.ts';
import type { ReleaseProblem } from '../../../ports/Vault.ts';
import type { TokenTransferRequest } from './TokenFlow.ts';
import { type TokenSendServices, TokenSteps } from './TokenSteps.ts';

const [ANNA, BEN] = [testAddress(1), testAddress(2)];

interface Account {
  readonly from?: DogeAddress | null;
  readonly canSpend?: boolean;
  readonly isHeld?: boolean;
  readonly problem?: ReleaseProblem;
}

async function openSteps({ from = HOLDER.address, canSpend = true, isHeld = false, problem }: Account = {}) {
  const did: string[] = [];
  const opened = await openTokens({
    vault: {
      signTokenTransfers: async (_session, { plan }) =>
        ok(isHeld ? holdBack(signPlan(plan)) : signPlan(plan)),
      release: async () => err(problem ?? ({ kind: 'wrong-password' } as unknown as ReleaseProblem)),
    },
  });
  const { tools, pending, journal } = opened;
  const contacts = {
    notePaidTo: (paid: readonly string[]) => void did.push(`paid ${paid.join(' ')}`),
    keepNames: (names: ReadonlyMap<string, string>) => void did.push(`names ${[...names.values()]}`),
  };
  const draft = {
    clear: () => {
      did.push('clear');
      return () => void did.push('refill');
    },
  };
  const commits = { ...tools.wallet.commits, load: async () => void did.push('load scripts') };
  const services = {
    session: { sessionId: 'session' },
    accounts: { current: tools.account },
    journal,
    draft,
    tx: { ...tools.wallet, commits, from, canSpend, contacts, journal: pending, tokenJournal: journal },
    runner: { run: async () => void did.push('run') },
  } as unknown as TokenSendServices;
  const run = { signal: tools.signal, onStep: tools.onStep };
  return { ...opened, steps: new TokenSteps(tools.ports, services), did, run };
}

const named = (name: string | null): TokenTransferRequest => {
  const request = unixTo([ANNA]);
  const { spec } = request;
  if (spec.kind !== 'token') return request;
  const payments = spec.payments.map((payment) => ({ ...payment, name: name as never }));
  return { ...request, spec: { ...spec, payments } };
};

describe('a token that is to be sent', () => {
  it('is not begun from an address that is only watched', async () => {
    expect((await openSteps({ canSpend: false })).steps.rejectionOf()).toEqual({
      kind: 'signing',
      problem: { kind: 'not-ours', address: HOLDER.address },
    });
    expect((await openSteps()).steps.rejectionOf()).toBeNull();
    expect((await openSteps({ from: null, canSpend: false })).steps.rejectionOf()).toBeNull();
  });

  it('is looked at with what was asked for; the scripts of the vault are read again', async () => {
    const { steps, run, did } = await openSteps();
    const request = unixTo([ANNA]);
    const reviewed = valueIn(await steps.prepare(request, run));
    expect(reviewed).toMatchObject({ spec: request.spec, transfers: [{ parsed: { to: ANNA } }] });
    expect(steps.isHeld(reviewed)).toBe(false);
    expect(did).toEqual(['load scripts']);
  });

  it('ends with the problem where there is one', async () => {
    const { steps, run } = await openSteps();
    expect(await steps.prepare(unixTo([HOLDER.address]), run)).toMatchObject({
      problem: { kind: 'send', problem: { kind: 'plan', problem: { kind: 'to-self' } } },
    });
  });

  it('fetches what made its coins once, however often it is prepared', async () => {
    const { steps, run, tools } = await openSteps();
    await steps.prepare(unixTo([ANNA]), run);
    tools.ports.chain.rawTransactions = () => Promise.reject(new Error('asked again'));
    expect((await steps.prepare(unixTo([ANNA]), run)).ok).toBe(true);
  });
});

describe('a token whose signatures are kept back', () => {
  it('is told from others by its ticket, and loses it once they are there', async () => {
    const { steps, run, tools } = await openSteps({ isHeld: true });
    const request = unixTo([ANNA]);
    const held = valueIn(await steps.prepare(request, run));
    expect(steps.isHeld(held)).toBe(true);
    tools.ports.vault.release = async (_session, ticket) =>
      ticket === 'ticket'
        ? ok(signPlan(held.plan).flatMap(({ commit, reveal }) => [commit, reveal]))
        : err({ kind: 'wrong-password' } as unknown as ReleaseProblem);
    const released = valueIn(await steps.release(held, request, {} as never));
    expect(steps.isHeld(released)).toBe(false);
    expect(released).toMatchObject({ spec: request.spec, transfers: [{ parsed: { to: ANNA } }] });
    expect(released.transfers[0]?.commitHex).not.toBe(held.transfers[0]?.commitHex);
  });

  it('stays kept back when the vault refuses', async () => {
    const problem = { kind: 'wrong-password' } as unknown as ReleaseProblem;
    const { steps, run } = await openSteps({ isHeld: true, problem });
    const request = unixTo([ANNA]);
    const held = valueIn(await steps.prepare(request, run));
    expect(await steps.release(held, request, {} as never)).toEqual(err(problem));
  });
});

describe('a token that is sent', () => {
  async function sent(request: TokenTransferRequest) {
    const opened = await openSteps();
    const reviewed = valueIn(await opened.steps.prepare(request, opened.run));
    opened.did.length = 0;
    const recorded = await opened.steps.record(reviewed);
    return { ...opened, recorded };
  }

  it('is written down with its form emptied, and who gets it is remembered', async () => {
    const { did, journal, recorded } = await sent(unixTo([ANNA, BEN]));
    expect(did).toEqual(['clear', `paid ${ANNA} ${BEN}`]);
    expect(journal.transfers).toHaveLength(2);
    expect(recorded.transfers).toHaveLength(2);
  });

  it('leaves with the round that is run', async () => {
    const { steps, did } = await openSteps();
    await steps.broadcast();
    expect(did).toEqual(['run']);
  });

  const finish = async (request: TokenTransferRequest, stage: TokenTransfer['stage'] | null) => {
    const { steps, did, journal, recorded } = await sent(request);
    const [first] = recorded.transfers;
    if (first !== undefined && stage !== null) journal.update(first.id, { stage });
    if (stage === null) journal.reset();
    did.length = 0;
    steps.finish(recorded, request);
    return did;
  };

  it('keeps the names of the list', async () => {
    expect(await finish(named('Anna'), 'sent')).toEqual(['names Anna']);
    expect(await finish(named(null), 'stuck')).toEqual(['names ']);
    expect(await finish(named('Anna'), null)).toEqual(['names Anna']);
  });

  it('fills its form again where it was refused at once, and keeps no names', async () => {
    expect(await finish(named('Anna'), 'rejected')).toEqual(['refill']);
  });

  it('has no names where it is a file', async () => {
    const { steps, did } = await openSteps();
    const spec = { kind: 'file', fileId: txid('cd'.repeat(32)), name: null, to: ANNA } as const;
    steps.finish({ transfers: [], refill: () => void did.push('refill') }, { ...unixTo([ANNA]), spec });
    expect(did).toEqual([]);
  });
});
