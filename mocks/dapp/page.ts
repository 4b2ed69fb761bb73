/** The page of the demo's site: three buttons that make a link to the wallet, and a line that judges the answer. */
import type { DappAction } from '../../src/domain/dapp/DappRequest.ts';
import { DemoSite, describeVerdict } from './DemoSite.ts';
import { DEMO_ACTIONS, freshNonce, SITE_ORIGIN } from './demoActions.ts';

/** A bot that is nobody's. */
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

/** Looks at the address once, and takes the answer out of it, so that a reload or a bookmark does not repeat it. */
function inspect(): void {
  const found = site.judge(window.location.hash);
  if (found.kind !== 'none') window.history.replaceState(null, '', window.location.pathname);
  if (found.kind !== 'none' || verdict.textContent === '') verdict.textContent = describeVerdict(found);
}

window.addEventListener('hashchange', inspect);
inspect();
