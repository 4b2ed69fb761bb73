/** Sandbox states with tokens, files, NFTs and inscriptions. */
import { doge } from '../builders/coins.ts';
import type { SandboxControl } from '../sandbox/control.ts';

/** Puts a sandbox into a state, for an address's owner. */
export type Scenario = (control: SandboxControl, address: string) => void;

const TOKEN = 100_000_000n;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const WDOGE = 'WDOGE(WRAPPED-DOGE)';

/** A tick that looks like UNIX: its third letter is Cyrillic. */
export const LIKE_UNIX = 'UN\u0406X';

/** More of one token than a JavaScript number can hold exactly, smallest units. */
export const HUGE_AMOUNT = 98_765_432_109_876_543_210n;

/**
 * 25 DOGE; seven drc-20, among them a checked one, its look-alike, wrapped DOGE, a pool's and a huge one; two meme-20 with the same
 * tick.
 */
export const tokens: Scenario = (control, address) => {
  control.faucet(address, doge('25'));
  const introduction = 'The first of them all.';
  const website = 'https://unix.example';
  control.tokensDeploy({ tick: 'UNIX', story: { isChecked: true, introduction, website }, price: 0.42 });
  control.tokensDeploy({ tick: 'CARDI', story: { isChecked: true }, price: 0.0031 });
  control.tokensGive({ address, tick: 'UNIX', amount: 4_200n * TOKEN });
  control.tokensGive({ address, tick: 'CARDI', amount: 8_400n * TOKEN + 5n });
  control.tokensGive({ address, tick: LIKE_UNIX, amount: 1_000_000n * TOKEN });
  control.tokensGive({ address, tick: 'DIS', amount: 77n * TOKEN, by: 'mint' });
  control.tokensGive({ address, tick: WDOGE, amount: 12n * TOKEN + 50_000_000n });
  control.tokensGive({ address, tick: `CARDI-SWAP-${WDOGE}`, amount: 3n * TOKEN });
  control.tokensGive({ address, tick: 'HUGE', amount: HUGE_AMOUNT });
  control.memeGive({ address, tick: 'PUP', name: 'Puppy of the moon', amount: 5_000n * TOKEN });
  control.memeGive({ address, tick: 'PUP', name: 'Another puppy', amount: 12n * TOKEN });
};

const HOSTILE_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="document.title=\'taken\'"><script>document.title="taken"</script><circle cx="4" cy="4" r="3" fill="#b7a047"/></svg>';
const HOSTILE_PAGE =
  '<!doctype html><title>page</title><h1>Such page</h1><script>parent.document.title="taken"</script><img src="https://elsewhere.example/seen.png">';

/** 25 DOGE; seven files: an image, texts, a hostile SVG and a hostile page, one without a name, one of unknown type. */
export const files: Scenario = (control, address) => {
  control.faucet(address, doge('25'));
  const give = (name: string, mime: string, bytes: Uint8Array) =>
    control.fileGive({ address, name, mime, bytes });
  give('moon.png', 'image/png', control.tokens.picture('moon'));
  give('haiku.txt', 'text/plain', bytesOf('much bone\nvery bury\nforgot where'));
  give('pack.json', 'application/json', bytesOf('{"pack":["bone","ball"],"size":2}'));
  give('circle.svg', 'image/svg+xml', bytesOf(HOSTILE_SVG));
  give('page.html', 'text/html', bytesOf(HOSTILE_PAGE));
  give('', 'image/png', control.tokens.picture('nameless'));
  give(
    'bone.bin',
    'application/x-bone',
    Uint8Array.from({ length: 2048 }, (_, at) => at & 0xff),
  );
};

/** 25 DOGE; five NFTs of the ledger in two collections. */
export const nfts: Scenario = (control, address) => {
  control.faucet(address, doge('25'));
  const prompts = ['a dog on the moon', 'a dog under the sea', 'a dog in a library'];
  for (const [at, prompt] of prompts.entries()) {
    control.nftGive({ address, tick: 'DOGES', tickId: at + 1, prompt, model: 'stable diffusion' });
  }
  control.nftGive({ address, tick: 'KENNELS', tickId: 7 });
  control.nftGive({ address, tick: 'KENNELS', tickId: 8 });
};

/** 25 DOGE; an image and a text inscribed on coins, one of them in a coin of 5 DOGE; the drc-20 `dogi`, partly on a coin. */
export const doginals: Scenario = (control, address) => {
  control.faucet(address, doge('25'));
  const write = (fields: object) =>
    control.inscribe({ address, mime: 'text/plain;charset=utf8', body: bytesOf(JSON.stringify(fields)) });
  control.inscribe({ address, mime: 'image/png', body: control.tokens.picture('doginal') });
  control.inscribe({
    address,
    mime: 'text/plain;charset=utf8',
    body: bytesOf('such coin, very inside'),
    offset: doge('2'),
    value: doge('5'),
  });
  write({ p: 'drc-20', op: 'deploy', tick: 'dogi', max: '21000000', lim: '1000' });
  write({ p: 'drc-20', op: 'mint', tick: 'dogi', amt: '1000' });
  write({ p: 'drc-20', op: 'transfer', tick: 'dogi', amt: '250.5' });
};

/** All of these: 100 DOGE, tokens, files, NFTs and doginals. */
export const collector: Scenario = (control, address) => {
  for (const scenario of [tokens, files, nfts, doginals]) scenario(control, address);
};
