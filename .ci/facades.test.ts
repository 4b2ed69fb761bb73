import { describe, expect, it } from 'vitest';
import { askTargets, expectUnasked, type Facade, nameTargets, readFacade } from '../vite.facades.ts';

const FACADES: ReadonlyMap<string, Facade> = new Map([
  ['openWallet-1.js', { target: 'wallet-2.js', picked: '({openWallet:m.t,partsOf:m.n})' }],
]);

describe('a file of a build', () => {
  it('is a facade where it hands on and does nothing else', () => {
    expect(readFacade('export{t as openWallet,close}from"./wallet-2.js";\n')).toEqual({
      target: 'wallet-2.js',
      picked: '({openWallet:m.t,close:m.close})',
    });
  });

  it.each([
    ['does something', 'export{a as open}from"./wallet-2.js";start();'],
    ['takes from two', 'export{a}from"./a.js";export{b}from"./b.js";'],
    ['takes from elsewhere', 'export{a}from"wallet";'],
    ['loads and hands on', 'import"./a.js";export{b}from"./b.js";'],
    ['is empty', ''],
  ])('is none where it %s', (_, code) => {
    expect(readFacade(code)).toBeNull();
  });
});

describe('what imports a facade late', () => {
  it('asks the file that has the parts, for the same names', () => {
    const asking = askTargets('const load=()=>import(`./openWallet-1.js`);', FACADES);
    expect(asking).toBe('const load=()=>import(`./wallet-2.js`).then(m=>({openWallet:m.t,partsOf:m.n}));');
    const [, pick = ''] = /then\((.*)\);$/.exec(asking) ?? [];
    // biome-ignore lint/security/noGlobalEval: what was written is tried
    expect(eval(pick)({ t: 'the wallet', n: 'its parts', x: 'more' })).toEqual({
      openWallet: 'the wallet',
      partsOf: 'its parts',
    });
  });

  it('has that file fetched ahead', () => {
    expect(askTargets('m.f=["assets/openWallet-1.js","assets/a.css"]', FACADES)).toBe(
      'm.f=["assets/wallet-2.js","assets/a.css"]',
    );
  });

  it('asks all others as before', () => {
    const code = 'import(`./wallet-2.js`);import(`./openWallet-10.js`)';
    expect(askTargets(code, FACADES)).toBe(code);
  });
});

it('a build that still asks for a facade, in whatever words, fails', () => {
  expect(() => expectUnasked('import(`./wallet-2.js`)', FACADES)).not.toThrow();
  expect(() => expectUnasked('import("./openWallet-1.js")', FACADES)).toThrow('openWallet-1.js');
});

it('the manifest says which file has a part', () => {
  const manifest = {
    'src/app/openWallet.ts': { file: 'assets/openWallet-1.js', imports: ['_wallet-2.js'] },
    '_wallet-2.js': { file: 'assets/wallet-2.js' },
  };
  expect(JSON.parse(nameTargets(JSON.stringify(manifest), FACADES))).toEqual({
    ...manifest,
    'src/app/openWallet.ts': { file: 'assets/wallet-2.js', imports: ['_wallet-2.js'] },
  });
});
