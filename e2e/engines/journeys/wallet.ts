/** Creating a wallet, importing one, receiving, paying, locking. */
import { UNLOCK_MESSAGES } from '../../../src/i18n/messages/accounts/accountMessages.ts';
import { nameLanguage, PREFERENCE_MESSAGES } from '../../../src/i18n/messages/settings/preferenceMessages.ts';
import { oldKey } from '../../support/keys.ts';
import { SCREENS } from '../stage/screens.ts';
import { DOGE, expect, type Journey, rich, STRANGER } from '../stage/stage.ts';

export const CREATE: Journey = {
  name: 'makes a wallet, and has its words checked',
  isShort: true,
  async walk({ person }) {
    const me = await person();
    const words = await me.createWithBackup();
    expect(words).toHaveLength(12);
    expect(await me.fits()).toBe(true);
  },
};

export const RECEIVE_AND_SEND: Journey = {
  name: 'gets paid, pays a part, and sees it in a block',
  async walk(stage) {
    const me = await rich(stage, 20n * DOGE);
    await me.send(STRANGER, 5n * DOGE);
    await stage.sandbox.mine();
    await me.sees('1 confirmation');
    await me.done();
    expect(await me.fits()).toBe(true);
  },
};

export const LOCK: Journey = {
  name: 'locks, and opens with the password',
  async walk({ person }) {
    const me = await person();
    await me.create();
    await me.lock();
    await me.unlock();
    await me.tab.waitFor({ row: 'Lock now' });
  },
};

export const IMPORT: Journey = {
  name: 'brings in a private key, with what lies on it',
  async walk({ person, sandbox }) {
    const { wif, address } = oldKey(7);
    await sandbox.faucet(address, 3n * DOGE);
    const me = await person();
    await me.bringInKey(wif);
    await me.hasBalance(3n * DOGE);
  },
};

export const RESTART: Journey = {
  name: 'opens after the browser was ended, with what was known',
  async walk(stage) {
    const me = await rich(stage, 8n * DOGE);
    await me.profile.restart();
    await me.open();
    await me.tab.waitFor({ label: UNLOCK_MESSAGES.password });
    await me.unlock();
    await me.hasBalance(8n * DOGE);
  },
};

export const OFFLINE: Journey = {
  name: 'opens without a network once it was there, and shows what was known',
  async walk(stage) {
    const me = await rich(stage, 4n * DOGE);
    await me.tab.run('return navigator.serviceWorker.ready.then(({ active }) => active.state);');
    await me.profile.restart();
    await stage.host.down();
    try {
      await me.open();
      await me.unlock();
      await me.hasBalance(4n * DOGE);
    } finally {
      await stage.host.up();
    }
  },
};

export const NARROW: Journey = {
  name: 'fits 320 px in German, from home to the lock',
  async walk(stage) {
    const me = await rich(stage, 1_234n * DOGE, { width: 320, height: 568 });
    await me.goTo('/settings/preferences');
    await me.tab.tap({ row: PREFERENCE_MESSAGES.language });
    await me.tab.tap({ text: nameLanguage('de') });
    const language = () => me.tab.run('return document.documentElement.lang;');
    await expect.poll(language, { timeout: 20_000 }).toBe('de');
    const wide: string[] = [];
    for (const place of SCREENS) {
      await me.goTo(place);
      await me.settles();
      if (!(await me.fits())) wide.push(place);
    }
    expect(wide).toEqual([]);
    await me.open();
    await me.tab.waitFor({ css: 'input[type=password]' });
    expect(await language()).toBe('de');
    expect(await me.fits()).toBe(true);
  },
};
