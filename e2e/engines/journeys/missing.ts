/** Something is missing in the browser or lost on the network: WebAssembly, workers, newer features, or a part of the app. */
import { UNLOCK_MESSAGES } from '../../../src/i18n/messages/accounts/accountMessages.ts';
import { describeTool } from '../../../src/i18n/messages/app/appMessages.ts';
import { TABS_MESSAGES } from '../../../src/i18n/messages/app/commonMessages.ts';
import { COMPONENT_MESSAGES } from '../../../src/i18n/messages/app/componentMessages.ts';
import { UNABLE_MESSAGES } from '../../../src/i18n/messages/app/elsewhereMessages.ts';
import { describeVerdict, VERIFY_MESSAGES } from '../../../src/i18n/messages/dapps/toolMessages.ts';
import { builtFile } from '../../support/builtFiles.ts';
import type { Person } from '../stage/Person.ts';
import { expect, type Journey, PHONE, STRANGER } from '../stage/stage.ts';

const unableWithout = (without: 'WebAssembly' | 'Worker'): Journey => ({
  name: `says in a sentence that it cannot run without ${without}`,
  async walk({ person }) {
    const me = await person({ ...PHONE, without });
    await me.open();
    await me.sees(UNABLE_MESSAGES.title);
    await me.sees(UNABLE_MESSAGES.text);
  },
});

export const NO_WASM = unableWithout('WebAssembly');
export const NO_WORKERS = unableWithout('Worker');

export const TOO_OLD: Journey = {
  name: 'says in a sentence that the browser is too old',
  async walk({ person }) {
    const me = await person();
    await me.open();
    await me.sees('This browser is too old for Kennel.');
    expect(await me.fits()).toBe(true);
  },
};

async function verify(me: Person): Promise<void> {
  await me.tab.type({ label: VERIFY_MESSAGES.address }, STRANGER);
  await me.tab.type({ label: VERIFY_MESSAGES.message }, 'much wow');
  await me.tab.type({ label: VERIFY_MESSAGES.signature }, 'such signature');
  await me.press(VERIFY_MESSAGES.check);
}

export const LOST_PART: Journey = {
  name: 'gets a part that failed once, where somebody tries again',
  async walk({ person, host }) {
    host.failing = builtFile('src/domain/keys/checkSignature.ts');
    try {
      const me = await person();
      await me.create();
      await me.press(TABS_MESSAGES.app);
      await me.tab.tap({ row: describeTool('verify-message').title });
      await verify(me);
      await me.sees(VERIFY_MESSAGES.failedText);
      host.failing = null;
      await me.press(COMPONENT_MESSAGES.tryAgain);
      // an engine that never requests a failed module again is reloaded, and then locked
      const isLocked = () => me.tab.isThere({ label: UNLOCK_MESSAGES.password });
      const verdict = describeVerdict({ kind: 'no-signature' }).title;
      const isDone = () => me.tab.isThere({ text: verdict });
      await expect.poll(async () => (await isLocked()) || (await isDone()), { timeout: 60_000 }).toBe(true);
      if (await isLocked()) {
        await me.unlock();
        await verify(me);
      }
      await me.sees(verdict);
    } finally {
      host.failing = null;
    }
  },
};
