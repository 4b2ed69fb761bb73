/** The demo site's page: three buttons that link to the wallet, and a line with the verdict on its response. */
import type { DappAction } from '../../src/domain/dapp/DappRequest.ts';
import { DemoSite, describeVerdict } from './DemoSite.ts';
import { DEMO_ACTIONS, freshNonce, SITE_ORIGIN } from './demoActions.ts';

/** A bot that does not exist. */
const BOT = 'https://t.me/much_wallet_bot/wallet';

const site = new DemoSite({
  origin: SITE_ORIGIN,
  network: 'regtest',
  storage: window.localStorage,
  nowMs: () => Date.now(),
  nonce: freshNonce,
});

function add<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  document.body.append(element);
  return element;
}

add('h1', 'Much Shop');
const verdict = add('output', '');
const link = add('a', '');

function offer(ask: DappAction): void {
  link.href = `${BOT}?startapp=${site.ask(ask)}`;
  link.textContent = 'Open the wallet';
}

for (const ask of Object.values(DEMO_ACTIONS))
  add('button', ask.kind).addEventListener('click', () => offer(ask));

/** Reads the address once and removes the response from it, so that a reload or bookmark doesn't repeat it. */
function inspect(): void {
  const found = site.judge(window.location.hash);
  if (found.kind !== 'none') window.history.replaceState(null, '', window.location.pathname);
  if (found.kind !== 'none' || verdict.textContent === '') verdict.textContent = describeVerdict(found);
}

window.addEventListener('hashchange', inspect);
inspect();
