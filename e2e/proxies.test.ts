/**
 * The build behind the web servers configured in `deploy/`, and behind one that is misconfigured.
 * @module-tag ships
 */
import { describe, expect, it } from 'vitest';
import type { Usage } from '../mocks/sandbox/limits/UsageCounter.ts';
import { WELCOME_MESSAGES } from '../src/i18n/messages/app/startMessages.ts';
import { productionHeaders } from './support/appServer.ts';
import { type ProxyFault, startBadProxy } from './support/badProxy.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import { testPorts } from './support/ports.ts';
import { type ProxyName, type RunningProxy, startProxy } from './support/proxies.ts';
import { startReplica } from './support/replica.ts';
import { visitForged } from './support/visitor.ts';
import type { Wallet } from './support/Wallet.ts';

const { sandbox, buyPhone, keep, meanRejections } = createFixture();

const live = () => `127.0.0.1:${testPorts().first}`;
const dead = () => `127.0.0.1:${testPorts().second}`;

/** A wallet behind a web server, with 8 DOGE. */
async function openBehind({ url }: RunningProxy): Promise<Wallet> {
  const phone = await buyPhone({ host: 'browser' });
  const wallet = await phone.openAt('/', url);
  await wallet.create();
  await sandbox.faucet(await wallet.address(), 8n * DOGE);
  await wallet.hasBalance(8n * DOGE);
  return wallet;
}

async function sends(wallet: Wallet): Promise<void> {
  await wallet.transfer(STRANGER, 3n * DOGE);
  await sandbox.mine();
  await wallet.sees('1 confirmation');
}

describe.each<ProxyName>(['caddy', 'nginx', 'caddy and haproxy'])('behind %s', (name) => {
  it('opens, receives and sends over the socket, with a second Blockbook that is down', async () => {
    const wallet = await openBehind(keep(await startProxy(name, [dead(), live()])));
    expect(await sandbox.state()).toMatchObject({ openSockets: 1 });
    await sends(wallet);
  });

  it('tells Blockbook who each visitor is, whatever they write into headers themselves', async () => {
    const { url } = keep(await startProxy(name, [live()]));
    await sandbox.control('forget-usage');
    for (const address of ['127.0.0.2', '127.0.0.3']) await visitForged(url, address);
    const { clients } = (await sandbox.control('usage')) as Usage;
    const reported = clients.map(({ client, requests, connections }) => ({ client, requests, connections }));
    expect(reported).toEqual([
      { client: '127.0.0.2', requests: 2, connections: 1 },
      { client: '127.0.0.3', requests: 2, connections: 1 },
    ]);
  });

  it('has the headers of the journeys, and keeps for ever what never changes', async () => {
    const { url } = keep(await startProxy(name, [live()]));
    const ask = async (path: string) => {
      const { status, headers } = await fetch(`${url}${path}`);
      return { status, cache: headers.get('cache-control'), headers };
    };
    const page = await ask('/home');
    for (const [header, value] of Object.entries(productionHeaders([])))
      expect(page.headers.get(header), header).toBe(value);
    const script = /src="(\/assets\/[^"]+)"/.exec(await (await fetch(url)).text())?.[1] ?? '';
    expect(await ask(script)).toMatchObject({ status: 200, cache: 'public, max-age=31536000, immutable' });
    for (const path of ['/', '/home', '/kennel.config.json', '/sw.js', '/kennel.webmanifest'])
      expect(await ask(path), path).toMatchObject({ status: 200, cache: 'no-cache' });
    const gone = await ask('/assets/gone-00000000.js');
    expect(gone.status).toBe(404);
    expect(gone.cache ?? '').not.toContain('immutable');
    const info = (await (await fetch(`${url}/blockbook/api/status`)).json()) as { blockbook?: unknown };
    expect(info).toHaveProperty('blockbook');
  });
});

/** HAProxy closes the sockets of a Blockbook that lost its node; behind Caddy alone the wallet disconnects by itself. */
const BEFORE_TWO = ['caddy', 'caddy and haproxy', 'nginx and haproxy'] as const;

describe.each<ProxyName>(BEFORE_TWO)('two Blockbooks behind %s', (name) => {
  it('sends over the other one when the node of the one in use is lost on the last look', async () => {
    const replicas = [keep(await startReplica(live())), keep(await startReplica(live()))];
    const addresses = replicas.map(({ address }) => address);
    const wallet = await openBehind(keep(await startProxy(name, addresses)));
    await wallet.fillTransfer(STRANGER, 3n * DOGE);
    await wallet.review();
    const inUse = replicas.find(({ openSockets }) => openSockets() > 0);
    if (inUse === undefined) throw new Error('no socket is open');
    inUse.loseNode();
    await wallet.send(3n * DOGE);
    await sandbox.mine();
    await wallet.sees('1 confirmation');
  });
});

it('has nginx keep prices for a minute, and a transaction never: what waits is mined the next time', async () => {
  const { url } = keep(await startProxy('nginx', [live()]));
  const amountKoinu = String(DOGE);
  const faucet = await sandbox.control('faucet', { address: STRANGER, amountKoinu, confirmed: false });
  const { txid: paid } = faucet as { readonly txid: string };
  const ask = async (path: string) => (await fetch(`${url}/blockbook/api/v2/${path}`)).json();
  expect(await ask(`tx/${paid}`)).toMatchObject({ confirmations: 0 });
  await sandbox.mine();
  expect(await ask(`tx/${paid}`)).toMatchObject({ confirmations: 1 });
  const price = await ask('tickers/?currency=usd');
  await sandbox.down();
  expect(await ask('tickers/?currency=usd')).toEqual(price);
});

describe('behind a web server that was set up wrong', () => {
  const openWrong = async (fault: ProxyFault) => keep(await startBadProxy(fault, live()));

  it('opens and shows the money over requests where sockets do not come through', async () => {
    meanRejections();
    await openBehind(await openWrong('no-sockets'));
    expect(await sandbox.state()).toMatchObject({ openSockets: 0 });
  });

  it('opens, receives and sends where the socket is heard late and in bursts', async () => {
    const wallet = await openBehind(await openWrong('bursts'));
    expect(await sandbox.state()).toMatchObject({ openSockets: 1 });
    await sends(wallet);
  });

  it('makes a wallet where questions are never answered, and goes on once they are', async () => {
    const proxy = await openWrong('silent');
    const phone = await buyPhone({ host: 'browser' });
    const wallet = await phone.openAt('/', proxy.url);
    await wallet.create();
    const address = await wallet.address();
    await sandbox.faucet(address, 8n * DOGE);
    proxy.heal();
    await phone.kill();
    const again = await phone.openAt('/', proxy.url);
    await again.unlock();
    await again.hasBalance(8n * DOGE);
  });

  it('runs no planted script where the headers are gone: the page brings its policy along', async () => {
    const { url } = await openWrong('no-headers');
    const phone = await buyPhone({ host: 'browser' });
    await phone.context.route(`${url}/`, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      return route.fulfill({
        response,
        body: body.replace('<div id="root">', '<script>window.planted = 1</script><div id="root">'),
      });
    });
    const wallet = await phone.openAt('/', url);
    await wallet.sees(WELCOME_MESSAGES.title);
    expect(await wallet.app.evaluate(() => 'planted' in window)).toBe(false);
  });
});
