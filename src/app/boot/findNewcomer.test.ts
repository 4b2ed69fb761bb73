import { describe, expect, it, vi } from 'vitest';
import { phone, settleIn } from '../../../mocks/app/phone.ts';
import { createMemoryKeyValue } from '../../../mocks/keyValue/memoryKeyValue.ts';
import { findNewcomer } from './findNewcomer.ts';

/** The ports of a phone with a clean installation. */
async function portsOf(one: ReturnType<typeof phone>) {
  const app = await one.open('1', { isWholeStart: false, hasReactions: false });
  app.kill();
  return app.ports;
}

const EMPTY = { slices: async () => [] };

describe('somebody new', () => {
  it.each(['/', '/welcome'])('is who has nothing here, at %s', async (path) => {
    const ports = await portsOf(phone());
    const onSearch = vi.fn();
    const found = await findNewcomer({ ...ports, state: { ...ports.state, ...EMPTY } }, path, onSearch);
    expect(found).toEqual({ isNewcomer: true, vault: 'none' });
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it('is who is not known otherwise, where the host does not say', async () => {
    const ports = await portsOf(phone());
    const vault = { ...ports.vault, findVault: () => Promise.reject(new Error('silence')) };
    const found = await findNewcomer({ ...ports, vault, state: { ...ports.state, ...EMPTY } }, '/', () => {});
    expect(found).toEqual({ isNewcomer: true, vault: null });
  });

  it('is nobody whose vault the host gives back', async () => {
    const one = phone();
    const app = await one.open();
    await settleIn(app);
    await vi.waitFor(() => expect(one.mirrored.size).toBeGreaterThan(0));
    app.kill();
    const other = phone();
    const telegram = { ...other.hostOf('1'), deviceStorage: createMemoryKeyValue(one.mirrored) };
    const { ports, kill } = await other.open('1', { telegram, isWholeStart: false, hasReactions: false });
    kill();
    const found = await findNewcomer({ ...ports, state: { ...ports.state, ...EMPTY } }, '/', () => {});
    expect(found).toEqual({ isNewcomer: false, vault: 'restored' });
  });
});

describe('nobody new, and no search for a vault,', () => {
  const finding = { isNewcomer: false };

  it.each([
    ['who came by a link', '/', 'abc'],
    ['who opened another address', '/home', null],
    ['who opened none of ours', '/nowhere', null],
  ])('is %s', async (_, path, startParam) => {
    const ports = await portsOf(phone());
    const telegram = { ...ports.telegram, info: { ...ports.telegram.info, startParam } };
    const onSearch = vi.fn();
    const given = { ...ports, telegram, state: { ...ports.state, ...EMPTY } };
    expect(await findNewcomer(given, path, onSearch)).toEqual(finding);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('is who has a wallet', async () => {
    const { open } = phone();
    const app = await open();
    await settleIn(app);
    expect(await findNewcomer(app.ports, '/', () => {})).toEqual(finding);
    app.kill();
  });

  it('is who has something here, though no vault', async () => {
    const ports = await portsOf(phone());
    const state = { ...ports.state, slices: async () => ['contacts'] };
    expect(await findNewcomer({ ...ports, state }, '/', () => {})).toEqual(finding);
  });

  it('is whose storage does not answer', async () => {
    const ports = await portsOf(phone());
    const state = { ...ports.state, slices: () => Promise.reject(new Error('blocked')) };
    expect(await findNewcomer({ ...ports, state }, '/', () => {})).toEqual(finding);
  });
});
