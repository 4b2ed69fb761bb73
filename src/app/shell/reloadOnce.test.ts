import { describe, expect, it, vi } from 'vitest';
import { type ReloadPage, reloadOnce } from './reloadOnce.ts';

function pageOf(part: Partial<ReloadPage> = {}) {
  const notes = new Map<string, string>();
  const reload = vi.fn();
  const page: ReloadPage = {
    version: 'index-1.js',
    notes: {
      getItem: (key) => notes.get(key) ?? null,
      setItem: (key, value) => void notes.set(key, value),
    },
    isThere: async () => true,
    reload,
    ...part,
  };
  return { page, reload };
}

describe('loading the app anew', () => {
  it('is done once for a version', async () => {
    const { page, reload } = pageOf();
    expect(await reloadOnce(page)).toBe(true);
    expect(await reloadOnce(page)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is done again for the version after it', async () => {
    const { page, reload } = pageOf();
    await reloadOnce(page);
    expect(await reloadOnce({ ...page, version: 'index-2.js' })).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is not done while nothing answers, and may be later', async () => {
    let isOnline = false;
    const { page, reload } = pageOf({
      isThere: async () => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return true;
      },
    });
    expect(await reloadOnce(page)).toBe(false);
    isOnline = true;
    expect(await reloadOnce(page)).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not done where it could not be remembered', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const { page, reload } = pageOf({ notes: { getItem: blocked, setItem: blocked } });
    expect(await reloadOnce(page)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
