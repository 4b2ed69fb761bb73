import { describe, expect, it } from 'vitest';
import { aCoin, aTxid, doge } from '../../../../mocks/builders/coins.ts';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import type { Coin } from '../../../domain/tx/Coin.ts';
import type { PrepareStep } from '../../../domain/tx/preparation.ts';
import type { ReplacedOriginal } from '../../../domain/tx/replacement/checkReplacement.ts';
import type { TransferPlan } from '../../../domain/tx/Transfer.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { SigningRequest } from '../../../ports/Vault.ts';
import type { TransferRequest } from '../TransferFlow.ts';
import { type PrepareTools, prepareTransfer } from './prepareTransfer.ts';

const [OWN, SHOP] = [testAddress(1), testAddress(2)];
const ORIGINAL: ReplacedOriginal = { kind: 'speed-up', originalHex: 'original' };

/** Two coins of one transaction, and one of another. */
const INPUTS: readonly Coin[] = [aCoin(), aCoin({ vout: 1 }), aCoin({ txid: aTxid(2) })];
const PLAN = {
  ...{ network: 'regtest', inputs: INPUTS, changeIndex: null, fee: doge('0.01'), size: 226 },
  outputs: [{ to: SHOP, amount: doge('5') }],
} as unknown as TransferPlan;

interface Answers {
  readonly signed?: Result<object, object>;
  readonly parsed?: Result<object, object>;
  readonly doubt?: object | null;
  readonly scripts?: readonly string[];
}

/** Prepares with rules, a chain and a vault that answer as told. */
async function prepared(answers: Answers = {}, part: Partial<TransferRequest> = {}) {
  const { doubt = null, scripts = [], signed = ok({ txid: aTxid(9), rawHex: 'signed' }) } = answers;
  const { parsed = ok({ sent: doge('5') }) } = answers;
  const steps: PrepareStep[] = [];
  const asked = { vault: [] as SigningRequest[], parse: [] as unknown[][], own: [] as boolean[] };
  const rules = {
    verifiedCoins: () => ok([]),
    verifyPrevious: (txid: Txid, rawHex: string) => ok({ txid, rawHex }),
    scriptProblem: (paid: readonly string[], known: ReadonlySet<string>) => {
      const address = paid.find((to) => known.has(to));
      return address === undefined ? null : { kind: 'commit-script', address };
    },
    checkReplacement: (_plan: unknown, _replaced: unknown, isOwn: (address: string) => boolean) => {
      asked.own.push(isOwn(OWN), isOwn(SHOP));
      return doubt;
    },
    parseTransfer: (...given: unknown[]) => {
      asked.parse.push(given);
      return parsed;
    },
    warningsOf: (plan: unknown) => (plan === PLAN ? [{ kind: 'change-given-up', amount: 1n }] : []),
  };
  const previous: PrepareTools['previous'] = new Map();
  const tools = {
    ...{ rules, previous, network: 'regtest', written: [], session: 'session' },
    ...{ signal: new AbortController().signal, commitAddresses: new Set(scripts) },
    onStep: (step: PrepareStep) => void steps.push(step),
    chain: {
      rawTransactions: async (
        ids: readonly Txid[],
        { onProgress }: { onProgress: (done: number) => void },
      ) => {
        onProgress(ids.length);
        return new Map(ids.map((id) => [id, `raw ${id.at(-1)}`]));
      },
    },
    vault: {
      sign: async (_session: string, request: SigningRequest) => {
        asked.vault.push(request);
        return signed;
      },
    },
  } as unknown as PrepareTools;
  const request: TransferRequest = {
    ...{ purpose: { kind: 'send' }, label: null, own: [OWN], coins: async () => [], plan: () => ok(PLAN) },
    ...part,
  };
  return { result: await prepareTransfer(tools, request, []), steps, asked, previous };
}

describe('a transfer that is prepared', () => {
  it('is signed over the transactions that made its coins, each of them once', async () => {
    const { result, asked } = await prepared();
    expect(asked.vault).toEqual([{ plan: PLAN, previousTransactions: ['raw 1', 'raw 2'] }]);
    expect(result).toEqual(ok({ rawHex: 'signed', plan: PLAN, parsed: { sent: doge('5') } }));
  });

  it('is read back from its bytes, with what was hashed and with who we are', async () => {
    const { asked, previous } = await prepared();
    expect(asked.parse).toEqual([['signed', previous, [OWN], 'regtest']]);
  });

  it('tells what is fetched, and then how many coins are signed for', async () => {
    expect((await prepared()).steps).toEqual([
      { kind: 'fetching', done: 2, total: 2 },
      { kind: 'signing', inputs: 3 },
    ]);
  });

  it('keeps the ticket for signatures that the vault kept back', async () => {
    const signed = ok({ txid: aTxid(9), rawHex: 'blank', ticket: 't' });
    const { result } = await prepared({ signed });
    expect(result).toMatchObject({ value: { rawHex: 'blank', ticket: 't' } });
  });

  it('is signed by other keys than those of the vault where the request has them', async () => {
    const asked: SigningRequest[] = [];
    const sign: TransferRequest['sign'] = async (request) => {
      asked.push(request);
      return ok({ txid: aTxid(9), rawHex: 'by a paper wallet' });
    };
    const opened = await prepared({}, { sign });
    expect([asked.length, opened.asked.vault.length]).toEqual([1, 0]);
    expect(opened.result).toMatchObject({ value: { rawHex: 'by a paper wallet' } });
  });

  it('tells the vault whose place it takes, once that is proven', async () => {
    const { asked } = await prepared({}, { replaces: () => ORIGINAL });
    expect(asked.vault).toMatchObject([{ replaces: ORIGINAL }]);
    expect(asked.own).toEqual([true, false]);
  });
});

describe('nothing is signed', () => {
  it('where there is no plan', async () => {
    const problem = { kind: 'may-pay-twice', earlier: aTxid(3) } as const;
    const { result, asked } = await prepared({}, { plan: () => err(problem) });
    expect(result).toEqual(err({ kind: 'plan', problem }));
    expect(asked.vault).toEqual([]);
  });

  it('that pays a one-time script of ours', async () => {
    const { result, asked } = await prepared({ scripts: [SHOP] });
    expect(result).toEqual(err({ kind: 'plan', problem: { kind: 'commit-script', address: SHOP } }));
    expect(asked.vault).toEqual([]);
  });

  it('that is to take the place of a transfer and is not what may', async () => {
    const doubt = { kind: 'not-a-replacement', reason: 'other-coins' };
    const { result, asked } = await prepared({ doubt }, { replaces: () => ORIGINAL });
    expect(result).toEqual(err({ kind: 'signing', problem: doubt }));
    expect(asked.vault).toEqual([]);
  });

  it('that the vault refuses, and its reason is told', async () => {
    const problem = { kind: 'not-ours', address: OWN };
    expect((await prepared({ signed: err(problem) })).result).toEqual(err({ kind: 'signing', problem }));
  });

  it('that cannot be read back', async () => {
    const problem = { kind: 'not-a-transaction' };
    expect((await prepared({ parsed: err(problem) })).result).toEqual(err({ kind: 'bytes', problem }));
  });
});
