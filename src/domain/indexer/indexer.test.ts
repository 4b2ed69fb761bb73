// A server is used only when its address is safe and it follows this chain.
import { describe, expect, it } from 'vitest';
import { FAR_AHEAD, FAR_BEHIND, judgeChain, judgeHeight } from './judgeIndexer.ts';
import { readIndexerUrl } from './readIndexerUrl.ts';

const MAIN = '1a91e3dace36e2be3bf030a65679fe821aa1d6ef92e7c9902eb318182c355691';
const TEST = 'bb0a78264637406b6360aad926284d544d7049f45189db5664f3c4d07350559e';

describe('readIndexerUrl', () => {
  it.each([
    ['https://blockbook.example/', 'https://blockbook.example'],
    [' blockbook.example ', 'https://blockbook.example'],
    ['HTTPS://Blockbook.Example:9130/doge//', 'https://blockbook.example:9130/doge'],
  ])('reads %j', (text, url) => {
    expect(readIndexerUrl(text, 'mainnet', [])).toEqual({ ok: true, value: url });
  });

  it.each([
    ['', 'empty'],
    [`https://${'a'.repeat(200)}.example`, 'too-long'],
    ['https://', 'no-link'],
    ['two words', 'no-link'],
    ['http://blockbook.example', 'not-https'],
    ['ws://blockbook.example', 'not-https'],
    ['ftp://blockbook.example', 'not-https'],
    ['https://me:secret@blockbook.example', 'has-extras'],
    ['https://blockbook.example/?key=1', 'has-extras'],
    ['https://blockbook.example/#a', 'has-extras'],
    ['listed.example/', 'listed'],
  ])('refuses %j', (text, kind) => {
    const read = readIndexerUrl(text, 'mainnet', ['https://listed.example']);
    expect(read).toMatchObject({ ok: false, problem: { kind } });
  });

  it('takes http on this machine for regtest alone', () => {
    const texts = ['http://127.0.0.1:19138', 'http://localhost:1', 'http://[::1]:1'];
    for (const text of texts) {
      expect(readIndexerUrl(text, 'regtest', [])).toEqual({ ok: true, value: text });
      expect(readIndexerUrl(text, 'mainnet', [])).toMatchObject({ problem: { kind: 'not-https' } });
    }
    expect(readIndexerUrl('http://127.0.0.1.evil.example', 'regtest', [])).toMatchObject({ ok: false });
  });
});

describe('judgeChain', () => {
  const claim = { height: 5, coin: 'Dogecoin', chain: 'main', genesis: MAIN };

  it('takes a server of this chain', () => {
    expect(judgeChain(claim, 'mainnet')).toBeNull();
    expect(judgeChain({ ...claim, chain: null }, 'mainnet')).toBeNull();
    expect(
      judgeChain({ ...claim, coin: 'Dogecoin Testnet', chain: 'test', genesis: TEST }, 'testnet'),
    ).toBeNull();
    expect(judgeChain({ ...claim, chain: 'regtest', genesis: 'ab' }, 'regtest')).toBeNull();
  });

  it('knows a chain of one’s own by its first block where its name is not told', () => {
    expect(judgeChain({ ...claim, chain: null, genesis: 'ab' }, 'regtest')).toBeNull();
    for (const genesis of [MAIN, TEST])
      expect(judgeChain({ ...claim, chain: null, genesis }, 'regtest')).toMatchObject({
        kind: 'other-chain',
      });
  });

  it.each([
    [{ coin: 'Litecoin' }],
    [{ chain: 'test' }],
    [{ genesis: TEST }],
    [{ chain: null, genesis: TEST }],
  ])('refuses one of another: %j', (part) => {
    expect(judgeChain({ ...claim, ...part }, 'mainnet')).toMatchObject({ kind: 'other-chain' });
  });
});

describe('judgeHeight', () => {
  it('refuses one far behind or impossibly far ahead of the others', () => {
    expect(judgeHeight(100_000 - FAR_BEHIND, 100_000)).toBeNull();
    expect(judgeHeight(99_999 - FAR_BEHIND, 100_000)).toEqual({ kind: 'far-behind', blocks: FAR_BEHIND + 1 });
    expect(judgeHeight(100_000 + FAR_AHEAD, 100_000)).toBeNull();
    expect(judgeHeight(100_001 + FAR_AHEAD, 100_000)).toMatchObject({ kind: 'far-ahead' });
    expect(judgeHeight(1, null)).toBeNull();
  });
});
