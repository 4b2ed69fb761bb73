import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AppConfig, networksOf, readVariables } from './config.ts';
import { ConfigError, readConfigFile, requireServers, writeConfigFile } from './configFile.ts';

const BUILT = readVariables({
  VITE_BLOCKBOOK_MAINNET: 'https://built.example',
  VITE_ORD_MAINNET: 'https://ord.example',
});

/** origin of the page */
const OWN = 'https://wallet.example';

const read = (file: unknown): AppConfig => readConfigFile(JSON.stringify(file), BUILT);

describe('the file of a host', () => {
  it('is put over what the build says, field by field', () => {
    const config = read({
      network: 'testnet',
      profile: 'telegram',
      telegramStrict: true,
      botUrl: 'https://t.me/kennel_bot/app',
      sourceUrl: 'https://code.example/kennel',
      reportUrl: 'https://code.example/kennel/issues/new?template=bug',
      servers: { mainnet: { blockbook: ['https://one.example', '/blockbook'] }, testnet: { ord: [] } },
    });
    expect(config).toEqual({
      ...BUILT,
      network: 'testnet',
      profile: 'telegram',
      isTelegramStrict: true,
      botUrl: 'https://t.me/kennel_bot/app',
      sourceUrl: 'https://code.example/kennel',
      reportUrl: 'https://code.example/kennel/issues/new?template=bug',
      blockbookUrls: { ...BUILT.blockbookUrls, mainnet: ['https://one.example', '/blockbook'] },
    });
    expect(read({})).toEqual(BUILT);
    expect(read({ servers: { mainnet: { ord: [] } } }).ordUrls.mainnet).toEqual([]);
  });

  it('is written by a build so that it says the same', () => {
    expect(readConfigFile(writeConfigFile(BUILT), readVariables({}))).toEqual(BUILT);
  });

  const many = Array.from({ length: 17 }, () => 'https://one.example');
  const blockbook = (list: unknown) => ({ servers: { mainnet: { blockbook: list } } });
  it.each([
    [[], 'the file must be an object'],
    [null, 'the file must be an object'],
    [
      { netwrok: 'mainnet' },
      'the file has "netwrok", and may have network, profile, telegramStrict, botUrl, sourceUrl, reportUrl, servers',
    ],
    [{ network: 'moon' }, 'network must be one of mainnet, testnet, regtest, and is "moon"'],
    [{ network: null }, 'network must be one of'],
    [{ profile: 'telegran' }, 'profile must be one of web, telegram, cold, and is "telegran"'],
    [{ profile: null }, 'profile must be one of'],
    [{ telegramStrict: 'yes' }, 'telegramStrict must be true or false, and is "yes"'],
    [{ botUrl: 'https://elsewhere.example' }, 'botUrl must be null or begin with https://t.me/'],
    [{ botUrl: 'javascript:alert(1)' }, 'botUrl must be'],
    [{ sourceUrl: 'http://code.example' }, 'sourceUrl must be null or begin with https://'],
    [{ reportUrl: 'javascript:alert(1)' }, 'reportUrl must be null or begin with https://'],
    [{ reportUrl: 'https://t.me@one.example/' }, 'reportUrl must be'],
    [{ servers: [] }, 'servers must be an object'],
    [{ servers: { moon: {} } }, 'servers has "moon", and may have mainnet'],
    [{ servers: { mainnet: [] } }, 'servers.mainnet must be an object'],
    [{ servers: { mainnet: { blokbook: [] } } }, 'servers.mainnet has "blokbook", and may have blockbook'],
    [blockbook('https://one.example'), 'servers.mainnet.blockbook must be a list of addresses'],
    [blockbook(many), 'servers.mainnet.blockbook may name 16 servers at most'],
    [blockbook([7]), 'servers.mainnet.blockbook[0] must begin with https:// or with /'],
    [blockbook(['https://ok.example', 'http://one.example']), 'servers.mainnet.blockbook[1] must begin'],
    [blockbook(['//one.example']), 'servers.mainnet.blockbook[0] must begin'],
    [blockbook(['ftp://one.example']), 'servers.mainnet.blockbook[0] must begin'],
    [blockbook(['https://me:word@one.example']), 'servers.mainnet.blockbook[0] must begin'],
    [blockbook(['https://:word@one.example']), 'servers.mainnet.blockbook[0] must begin'],
    [blockbook(['https://me@one.example']), 'servers.mainnet.blockbook[0] must begin'],
    [blockbook(['javascript:alert(1)']), 'servers.mainnet.blockbook[0] must begin'],
    [blockbook(['data:text/plain,1']), 'servers.mainnet.blockbook[0] must begin'],
    [blockbook(['/\\one.example']), 'servers.mainnet.blockbook[0] must begin'],
    [blockbook(['/\t/one.example']), 'servers.mainnet.blockbook[0] must begin'],
    [blockbook(['/blockbook?key=1']), 'servers.mainnet.blockbook[0] must begin'],
    [blockbook(['https://']), 'servers.mainnet.blockbook[0] must begin'],
    [blockbook(['']), 'servers.mainnet.blockbook[0] must begin'],
    [blockbook([null]), 'servers.mainnet.blockbook[0] must begin'],
    [blockbook({ 0: '/blockbook', length: 1 }), 'servers.mainnet.blockbook must be a list'],
    [{ servers: { regtest: { ord: ['ftp://one'] } } }, 'servers.regtest.ord[0] must begin'],
    [{ servers: { testnet: { dogeuni: [{}] } } }, 'servers.testnet.dogeuni[0] must begin'],
    [{ servers: { mainnet: { content: 7 } } }, 'servers.mainnet.content must be a list'],
    [{ servers: 'https://one.example' }, 'servers must be an object'],
    [{ telegramStrict: null }, 'telegramStrict must be true or false'],
    [{ telegramStrict: 1 }, 'telegramStrict must be true or false'],
    [{ botUrl: 7 }, 'botUrl must be null'],
    [{ botUrl: 'https://t.me@one.example/bot' }, 'botUrl must be null'],
    [{ profile: ['web'] }, 'profile must be one of'],
    [{ network: 'toString' }, 'network must be one of'],
    ['text', 'the file must be an object'],
    [7, 'the file must be an object'],
    [blockbook(['https://one.example/?key=1']), 'servers.mainnet.blockbook[0] must begin'],
    [blockbook([`https://one.example/${'x'.repeat(300)}`]), 'servers.mainnet.blockbook[0] must begin'],
  ])('is refused with the field that is wrong: %j', (file, problem) => {
    expect(() => read(file)).toThrow(ConfigError);
    expect(() => read(file)).toThrow(`kennel.config.json: ${problem}`);
  });

  it.each([
    ['{ "__proto__": { "profile": "telegram" } }', 'the file has "__proto__"'],
    ['{ "constructor": {} }', 'the file has "constructor"'],
    ['{ "servers": { "__proto__": { "blockbook": [] } } }', 'servers has "__proto__"'],
    [
      '{ "servers": { "mainnet": { "__proto__": ["https://one.example"] } } }',
      'servers.mainnet has "__proto__"',
    ],
    ['{ "servers": { "mainnet": { "constructor": [] } } }', 'servers.mainnet has "constructor"'],
  ])('reaches into nothing that objects are made of: %s', (text, problem) => {
    expect(() => readConfigFile(text, BUILT)).toThrow(problem);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('is refused when it is not JSON, or as long as no host writes one', () => {
    expect(() => readConfigFile('{', BUILT)).toThrow('the file is not JSON');
    expect(() => readConfigFile('', BUILT)).toThrow('the file is not JSON');
    for (const length of [64_001, 5_000_000])
      expect(() => readConfigFile(' '.repeat(length), BUILT)).toThrow('is longer than');
  });

  it('has no servers where it is cold: those of the build are left out, and its own are a mistake', () => {
    const cold = read({ profile: 'cold', servers: { mainnet: { ord: [] } } });
    expect(cold).toEqual(readVariables({ VITE_PROFILE: 'cold' }));
    expect(requireServers(cold, OWN)).toBe(cold);
    expect(networksOf(cold)).toEqual(['mainnet']);
    expect(() => read({ profile: 'cold', servers: { testnet: { ord: ['/ord'] } } })).toThrow(
      'servers.testnet.ord must be empty where profile is cold',
    );
  });

  it('cannot bring a build online that was made cold', () => {
    const built = readVariables({ VITE_PROFILE: 'cold', VITE_ORD_MAINNET: 'https://ord.example' });
    expect(built.ordUrls.mainnet).toEqual([]);
    expect(readConfigFile(writeConfigFile(built), built)).toEqual(built);
    expect(() => readConfigFile('{ "profile": "web" }', built)).toThrow(
      'profile must be cold, as the build is, and is "web"',
    );
  });

  it('may name servers on this machine while somebody tries it out', () => {
    const urls = ['http://127.0.0.1:19138', 'http://localhost:9138'];
    expect(read(blockbook(urls)).blockbookUrls.mainnet).toEqual(urls);
  });

  it('is read or refused whatever it holds, and never anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        try {
          const { network } = readConfigFile(text, BUILT);
          expect(['mainnet', 'testnet', 'regtest']).toContain(network);
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(ConfigError);
        }
      }),
    );
  });

  it('has to name a server of the network that it opens on, where the build names none', () => {
    expect(requireServers(BUILT, OWN)).toBe(BUILT);
    expect(() => requireServers(readVariables({}), OWN)).toThrow(
      'servers.mainnet.blockbook must name at least one Blockbook server',
    );
  });

  it.each([
    '/content',
    '/',
    'https://wallet.example/content',
    'https://wallet.example:443/',
    'https://WALLET.example/content/',
  ])('may not have what strangers made come from the wallet’s own origin: %s', (url) => {
    const config = read({ servers: { testnet: { content: ['https://ipfs.example/', url] } } });
    expect(() => requireServers(config, OWN)).toThrow(
      `servers.testnet.content must be at another host than the wallet, and is "${url}"`,
    );
  });

  it.each(['https://content.wallet.example/', 'https://wallet.example:8443/content'])(
    'may have it come from another: %s',
    (url) => {
      const config = read({ servers: { mainnet: { content: [url] } } });
      expect(requireServers(config, OWN)).toBe(config);
    },
  );
});
