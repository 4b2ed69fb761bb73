// Specification §2, row by row: each path leads to its screen in any spelling, and all others to none.
import { describe, expect, it } from 'vitest';
import type { RouteName } from '../../ports/Navigation.ts';
import { hrefOf, matchRoute, ROUTES, routeOf } from './routes.ts';

const TABLE: readonly (readonly [string, RouteName])[] = [
  ['/home', 'home'],
  ['/app', 'app'],
  ['/settings', 'settings'],
  ['/welcome', 'welcome'],
  ['/settings/password', 'change-password'],
  ['/settings/edit-wallet-name', 'edit-wallet-name'],
  ['/settings/export-mnemonics', 'export-mnemonics'],
  ['/settings/export-private-key', 'export-private-key'],
  ['/settings/edit-account-name', 'edit-account-name'],
  ['/drc20/transfer-history', 'drc20-transfer-history'],
  ['/drc20/add-token', 'add-token'],
  ['/drc20/token', 'token'],
  ['/drc20/send', 'drc20-send'],
  ['/account/create-password', 'create-password'],
  ['/account/create-hd-wallet', 'create-hd-wallet'],
  ['/account/unlock', 'unlock'],
  ['/account/switch-keyring', 'switch-keyring'],
  ['/account/create-simple-wallet', 'create-simple-wallet'],
  ['/account/add-keyring', 'add-keyring'],
  ['/account/switch-account', 'switch-account'],
  ['/account/create', 'create-account'],
  ['/tx-create', 'tx-create'],
  ['/tx-confirm', 'tx-confirm'],
  ['/tx-success', 'tx-success'],
  ['/tx-fail', 'tx-fail'],
  ['/receive', 'receive'],
  ['/history', 'history'],
  ['/history-detail', 'history-detail'],
  ['/transfer-detail', 'transfer-detail'],
  ['/app_connect/eyJ2IjoxfQ-_aZ', 'app-connect'],
];

/** Odd capitals in the fixed part; a parameter is case-sensitive and stays. */
const inOddCase = (path: string): string => {
  const [fixed, ...rest] = path.split(/(?<=\/app_connect\/)/);
  const odd = [...(fixed ?? '')].map((letter, index) => (index % 2 === 0 ? letter.toUpperCase() : letter));
  return odd.join('') + rest.join('');
};

const SECTIONS = ['settings', 'drc20', 'account'] as const;

describe('the routes of the specification', () => {
  it('are thirty', () => {
    expect(TABLE).toHaveLength(30);
  });

  it.each(TABLE)('%s leads to %s', (path, name) => {
    expect(matchRoute(path)?.route.name).toBe(name);
    expect(matchRoute(inOddCase(path))?.route.name).toBe(name);
    expect(matchRoute(`${path}/`)?.route.name).toBe(name);
    expect(matchRoute(`${inOddCase(path)}//`)?.route.name).toBe(name);
  });

  it('keep a start parameter as it was written', () => {
    expect(matchRoute('/APP_Connect/eyJ2IjoxfQ-_aZ/')?.params).toEqual({ startapp: 'eyJ2IjoxfQ-_aZ' });
    expect(hrefOf('app-connect', { startapp: 'eyJ2-_aZ' })).toBe('/app_connect/eyJ2-_aZ');
  });

  it.each([
    '/',
    '/moon',
    '/home/now',
    '/settings/',
    '/drc20',
    '/account',
    '/app_connect',
    '/app_connect/',
    '/app_connect/a/b',
    '//home',
    '/history-details',
  ])('are all there is: %s', (path) => {
    const name = matchRoute(path)?.route.name ?? null;
    expect(name).toBe(path === '/settings/' ? 'settings' : null);
  });

  it.each(SECTIONS)('under /%s have one layout', (section) => {
    const children = ROUTES.filter(({ path }) => path.startsWith(`/${section}/`));
    expect(children.length).toBeGreaterThan(3);
    expect(children.map(({ layout }) => layout)).toEqual(children.map(() => section));
  });

  it('stand over the bar at the bottom where it leads, and nowhere else', () => {
    const tabs = ROUTES.filter(({ layout }) => layout === 'tabs').map(({ name }) => name);
    expect(tabs).toEqual(['home', 'app', 'settings']);
  });

  it('cannot be written without their parameter', () => {
    expect(() => hrefOf('app-connect')).toThrow(RangeError);
    expect(routeOf('app-connect').path).toBe('/app_connect/:startapp');
  });
});
