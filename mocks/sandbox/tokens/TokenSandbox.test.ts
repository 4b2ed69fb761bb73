import { describe, expect, it } from 'vitest';
import { testAddress } from '../../builders/keys.ts';
import { SandboxControl } from '../control.ts';
import { queryDogeuni, queryText, rowsOf } from './querying.fixture.ts';

const [ANNA, BEN] = [testAddress(1), testAddress(2)];
const TOKEN = 100_000_000n;

const balancesOf = (control: SandboxControl, holder: string) =>
  rowsOf(control, '/v4/drc20/collect-address', { holder_address: holder });

describe('gifts', () => {
  it('give a token that nobody has deployed: it is deployed, minted and sent by real transactions', async () => {
    const control = new SandboxControl();
    const { commit, reveal } = control.tokensGive({ address: ANNA, tick: 'unix', amount: 420n * TOKEN });
    expect(await balancesOf(control, ANNA)).toMatchObject([{ tick: 'UNIX', amt: '42000000000', dec: 0 }]);
    expect(control.sandbox.confirmations(commit)).toBe(1);
    expect(control.sandbox.confirmations(reveal)).toBe(1);
    const orders = await rowsOf(control, '/v4/drc20/order', { address: ANNA });
    expect(orders).toMatchObject([
      {
        op: 'transfer',
        tx_hash: reveal,
        fee_tx_hash: commit,
        to_address: ANNA,
        order_status: 0,
        err_info: '',
      },
    ]);
  });

  it('give more of it, minted too, and amounts beyond what a number holds', async () => {
    const control = new SandboxControl();
    const amount = 123_456_789_012_345_678_901n;
    control.tokensGive({ address: ANNA, tick: 'HUGE', amount });
    control.tokensGive({ address: ANNA, tick: 'HUGE', amount: 1n, by: 'mint' });
    expect(await balancesOf(control, ANNA)).toMatchObject([{ amt: String(amount + 1n) }]);
  });

  it('give ticks that no deploy may have', async () => {
    const control = new SandboxControl();
    for (const tick of ['WDOGE(WRAPPED-DOGE)', 'UNIX-SWAP-WDOGE']) {
      control.tokensGive({ address: ANNA, tick, amount: TOKEN });
    }
    expect(await balancesOf(control, ANNA)).toMatchObject([
      { tick: 'WDOGE(WRAPPED-DOGE)', amt: '100000000' },
      { tick: 'UNIX-SWAP-WDOGE', amt: '100000000' },
    ]);
  });

  it('wait in the mempool when they are not to be mined', async () => {
    const control = new SandboxControl();
    control.tokensGive({ address: ANNA, tick: 'UNIX', amount: TOKEN, confirmed: false });
    expect(await balancesOf(control, ANNA)).toEqual([]);
    control.mine(1);
    expect(await balancesOf(control, ANNA)).toHaveLength(1);
  });

  it('give meme tokens, two of the same tick told apart', async () => {
    const control = new SandboxControl();
    const first = control.memeGive({ address: ANNA, tick: 'PUP', name: 'Puppy', amount: 7n });
    const second = control.memeGive({ address: ANNA, tick: 'PUP', name: 'Other puppy', amount: 9n });
    const rows = await rowsOf(control, '/v4/meme20/collect-address', { holder_address: ANNA });
    expect(rows).toMatchObject([
      { tick_id: second.tickId, name: 'Other puppy', amt: '9' },
      { tick_id: first.tickId, name: 'Puppy', amt: '7' },
    ]);
    control.memeGive({ address: BEN, tick: 'PUP', name: 'Puppy', amount: 1n, tickId: first.tickId });
    expect(await rowsOf(control, '/v4/meme20/collect-address', { tick_id: first.tickId })).toHaveLength(3);
  });

  it('give files, whose bytes the gateway has', async () => {
    const control = new SandboxControl();
    const bytes = new TextEncoder().encode('much file');
    const { reveal } = control.fileGive({ address: ANNA, name: 'a.txt', mime: 'text/plain', bytes });
    const [file] = await rowsOf(control, '/v4/file/collect-address', { holder_address: ANNA });
    expect(file).toMatchObject({
      file_id: reveal,
      file_name: 'a.txt',
      file_type: 'text/plain',
      file_length: 9,
    });
    const { file_path: path } = file as { file_path: string };
    expect(await queryText(control, `/content/${path.split('/').at(-1)}`)).toBe('much file');
  });

  it('give NFTs with a picture', async () => {
    const control = new SandboxControl();
    control.nftGive({ address: ANNA, tick: 'DOGES', tickId: 3, prompt: 'a dog on the moon', model: 'sd' });
    expect(await rowsOf(control, '/v4/nft/collect-address', { holder_address: ANNA })).toMatchObject([
      { tick: 'DOGES', tick_id: 3, prompt: 'a dog on the moon', holder_address: ANNA },
    ]);
  });

  it('are the same in every sandbox', () => {
    const give = () => new SandboxControl().tokensGive({ address: ANNA, tick: 'UNIX', amount: TOKEN });
    expect(give()).toEqual(give());
  });

  it('are gone with the chain', async () => {
    const control = new SandboxControl();
    control.tokensGive({ address: ANNA, tick: 'UNIX', amount: TOKEN });
    control.nftGive({ address: ANNA, tick: 'DOGES', tickId: 3 });
    control.reset();
    expect(await balancesOf(control, ANNA)).toEqual([]);
    expect(await rowsOf(control, '/v4/nft/collect-address')).toEqual([]);
    control.tokensGive({ address: ANNA, tick: 'UNIX', amount: TOKEN });
    expect(await balancesOf(control, ANNA)).toHaveLength(1);
  });
});

describe('the index’s answers', () => {
  it('say nothing as an empty list', async () => {
    const control = new SandboxControl();
    const answer = await queryDogeuni(control, '/v4/drc20/collect-address', { holder_address: ANNA });
    expect(answer).toEqual({ code: 200, msg: 'success', data: [], total: 0 });
  });

  it('are counted and come in pages', async () => {
    const control = new SandboxControl();
    for (const tick of ['AAAA', 'BBBB', 'CCCC']) control.tokensGive({ address: ANNA, tick, amount: TOKEN });
    const question = { holder_address: ANNA, limit: 2, offset: 2 };
    expect(await queryDogeuni(control, '/v4/drc20/collect-address', question)).toMatchObject({
      data: [{ tick: 'CCCC' }],
      total: 3,
    });
  });

  it('tell of a token, and only of a checked one what its makers say', async () => {
    const control = new SandboxControl();
    const story = { introduction: 'Such token', website: 'https://unix.example' };
    control.tokensDeploy({ tick: 'GOOD', story: { ...story, isChecked: true }, price: 0.5 });
    control.tokensDeploy({ tick: 'BAAD', story });
    const rowsOfTick = (tick: string) => rowsOf(control, '/v4/drc20/collect', { tick });
    expect(await rowsOfTick('GOOD')).toMatchObject([
      { is_check: 1, introduction: 'Such token', logo: expect.stringMatching(/\/ipfs\/Qm\w{44}$/) },
    ]);
    expect(await rowsOfTick('BAAD')).toMatchObject([{ is_check: 0, introduction: '', logo: '' }]);
    expect(await rowsOf(control, '/v4/swap/price')).toEqual([
      { tick: 'GOOD', last_price: '500000000000000000' },
    ]);
    expect(await rowsOf(control, '/v4/drc20/collect', { search_key: 'oo' })).toMatchObject([
      { tick: 'GOOD' },
    ]);
  });

  it('are refused for another method, another path and what is no JSON', async () => {
    const control = new SandboxControl();
    const status = async (path: string, method: string, body: string) => {
      const served = await control.tokens.serve({ method, path, query: new URLSearchParams(), body });
      return served.kind === 'reply' && served.reply.status;
    };
    expect(await status('/dogeuni/v4/drc20/order', 'GET', '')).toBe(404);
    expect(await status('/dogeuni/v4/nonsense', 'POST', '{}')).toBe(404);
    expect(await status('/dogeuni/v4/drc20/order', 'POST', '{')).toBe(400);
    expect(await status('/content/unknown', 'GET', '')).toBe(404);
  });
});

describe('a snapshot of chain, tokens and prices', () => {
  it('is kept and gone back to, as often as wanted', async () => {
    const control = new SandboxControl();
    expect(() => control.restore()).toThrow(RangeError);
    control.tokensGive({ address: ANNA, tick: 'UNIX', amount: 1n * TOKEN });
    control.snapshot();
    for (const tick of ['CARDI', 'WDOGE(WRAPPED-DOGE)']) {
      control.tokensGive({ address: ANNA, tick, amount: 2n * TOKEN });
      control.nftGive({ address: ANNA, tick: 'DOGES', tickId: 1 });
      control.usdRate(9);
      control.restore();
      expect(await balancesOf(control, ANNA)).toMatchObject([{ tick: 'UNIX' }]);
      expect(control.tokens.library.nfts).toEqual([]);
      expect(control.market.usdRate).toBe(0.2);
    }
    control.reset();
    expect(() => control.restore()).toThrow(RangeError);
  });
});
