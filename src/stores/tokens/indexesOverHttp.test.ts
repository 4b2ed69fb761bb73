/** States of the indexes over HTTP: the real adapters with two indexes of one chain, each with its own faults. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDevice } from '../../../mocks/fixtures/device.ts';
import { makeWallet } from '../../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../../mocks/fixtures/openApp.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { SCENARIOS } from '../../../mocks/scenarios/scenarios.ts';
import { tokenKey } from '../../domain/drc20/TokenId.ts';
import type { TokenLists } from './TokenLists.ts';

const UNIX = tokenKey({ protocol: 'drc-20', tick: 'UNIX' });
const ALL = 420_000_000_000n;

let server: SandboxServer;
let app: OpenApp;
let lists: TokenLists;

beforeEach(async () => {
  server = await startSandboxServer();
  app = await openApp({
    device: createDevice(),
    chainUrls: [server.url],
    tokenUrls: [`${server.url}/dogeuni`, `${server.url}/dogeuni2`],
    ordUrls: [`${server.url}/ord`],
    contentUrl: `${server.url}/content`,
    timeoutMs: 4000,
    hasReactions: false,
  });
  const { tx, tokens, accounts, keyrings } = app.stores;
  await makeWallet(app.stores).catch(() => {});
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
  if (tx.from === null) throw new Error('no address');
  SCENARIOS.collector(server.control, tx.from);
  await tx.refresh();
  lists = tokens.lists;
});

afterEach(async () => {
  app.kill();
  await server.close();
});

describe('two indexes over HTTP', () => {
  it('agree, differ, fall silent and lag, each in sight and never a silent zero', async () => {
    const { control } = server;
    const { tokens, tx } = app.stores;
    await tokens.refresh();
    expect(tokens.holding(UNIX)).toMatchObject({ amount: ALL, agreement: 'agree' });
    control.indexFaults('dogeuni2', { wrong: 'lying-balance' });
    await tokens.refresh();
    expect(tokens.holding(UNIX)).toMatchObject({
      amount: ALL / 10n,
      agreement: 'differ',
      claims: [{ amount: ALL }, { amount: ALL / 10n }],
    });
    control.indexFaults('dogeuni2');
    await tokens.refresh();
    control.indexFaults('dogeuni2', { down: 'unavailable' });
    await tokens.refresh();
    expect(tokens.holding(UNIX)).toMatchObject({ amount: ALL, agreement: 'one-silent' });
    control.indexFaults('dogeuni2', { lag: 2 });
    control.mine(2);
    await tx.refresh();
    await tokens.refresh();
    expect(tokens.portfolio.reports).toMatchObject([
      ...[{ behind: 0 }, { status: 'answers', behind: 2 }, { kind: 'doginals', behind: 0 }],
    ]);
    for (const service of ['dogeuni', 'dogeuni2', 'ord'] as const)
      control.indexFaults(service, { wrong: 'garbage' });
    await tokens.refresh();
    expect(tokens.portfolio.reports.every(({ status }) => status === 'silent')).toBe(true);
    expect(tokens.holding(UNIX)).toMatchObject({ amount: ALL });
  });

  it('that are down at the first reading leave all unknown', async () => {
    for (const service of ['dogeuni', 'dogeuni2', 'ord'] as const)
      server.control.indexFaults(service, { down: 'refused' });
    const { tokens } = app.stores;
    await tokens.refresh();
    expect(tokens.portfolio.state.status).toBe('failed');
    expect(tokens.portfolio.portfolio).toBeNull();
    await Promise.all([lists.openNfts(), lists.openFiles()]);
    expect([lists.nfts.pages.status, lists.files.pages.status]).toEqual(['failed', 'failed']);
  });

  it('tell NFTs of both kinds and files, whose contents come from the gateway alone', async () => {
    await Promise.all([lists.openNfts(), lists.openFiles()]);
    expect(new Set(lists.nfts.items.map(({ protocol }) => protocol))).toEqual(
      new Set(['nft/ai', 'doginals']),
    );
    const file = lists.files.items.find(({ name }) => name === 'haiku.txt');
    await lists.opened?.open(file?.content ?? '');
    expect(lists.opened?.state).toMatchObject({
      status: 'ready',
      value: { content: { mime: 'text/plain' } },
    });
  });
});
