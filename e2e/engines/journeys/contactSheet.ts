/** Twelve screens on one sheet, for review by people: pictures of engines other than Chromium are not compared. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { WELCOME_MESSAGES } from '../../../src/i18n/messages/app/startMessages.ts';
import { CACHE } from '../stage/findEngines.ts';
import { SCREENS } from '../stage/screens.ts';
import { DOGE, expect, type Journey, PHONE, STRANGER } from '../stage/stage.ts';

const COLUMNS = 6;

export const SHEET: Journey = {
  name: 'is looked at on twelve screens',
  async walk({ engine, person, sandbox }) {
    const me = await person();
    const pictures: Buffer[] = [];
    const take = async (): Promise<void> => {
      await me.settles();
      pictures.push(await me.tab.picture());
    };
    await me.open();
    await me.sees(WELCOME_MESSAGES.title);
    await take();
    await me.create();
    await sandbox.faucet(await me.address(), 1_234n * DOGE);
    await me.hasBalance(1_234n * DOGE);
    await me.send(STRANGER, 42n * DOGE);
    await me.done();
    for (const place of SCREENS) {
      await me.goTo(place);
      await take();
    }
    await me.goTo('/home');
    await me.isHome();
    await me.lock();
    await take();
    expect(pictures).toHaveLength(12);
    mkdirSync(CACHE, { recursive: true });
    const { width, height } = PHONE;
    await sharp({
      create: { width: COLUMNS * width, height: 2 * height, channels: 3, background: '#000000' },
    })
      .composite(
        await Promise.all(
          pictures.map(async (picture, at) => ({
            input: await sharp(picture).resize(width, height, { fit: 'contain' }).toBuffer(),
            left: (at % COLUMNS) * width,
            top: Math.floor(at / COLUMNS) * height,
          })),
        ),
      )
      .png()
      .toFile(join(CACHE, `${engine.name}.png`));
  },
};
