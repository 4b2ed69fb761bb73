/** Journeys with files or several transactions: a PSBT, a picture of a code, a token, a new version. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { encode } from 'uqr';
import { testAddress } from '../../../mocks/builders/keys.ts';
import type { DogeAddress } from '../../../src/domain/address/DogeAddress.ts';
import { describeTool } from '../../../src/i18n/messages/app/appMessages.ts';
import { TABS_MESSAGES } from '../../../src/i18n/messages/app/commonMessages.ts';
import { amountIn } from '../../../src/i18n/messages/app/componentMessages.ts';
import { NEW_VERSION_MESSAGES } from '../../../src/i18n/messages/app/newVersionMessages.ts';
import { PSBT_MESSAGES as PSBT } from '../../../src/i18n/messages/codes/psbtMessages.ts';
import { LIST_MESSAGES } from '../../../src/i18n/messages/send/recipientListMessages.ts';
import { nameStage } from '../../../src/i18n/messages/tokens/tokenActivityMessages.ts';
import { TOKEN_PAGE_MESSAGES } from '../../../src/i18n/messages/tokens/tokenPageMessages.ts';
import { TOKEN_FORM_MESSAGES } from '../../../src/i18n/messages/tokens/tokenSendMessages.ts';
import { proposed } from '../../support/proposal.ts';
import { TOKEN } from '../../support/tokens.ts';
import { DOGE, expect, type Journey, rich, STRANGER } from '../stage/stage.ts';

/** Calls back with a temporary file, and deletes it afterwards. */
async function withFile(
  name: string,
  content: Uint8Array,
  use: (path: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kennel-file-'));
  try {
    writeFileSync(join(folder, name), content);
    await use(join(folder, name));
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const PSBT_FILE: Journey = {
  name: 'opens a PSBT from a file, and signs it',
  async walk(stage) {
    const me = await stage.person();
    await me.create();
    const address = await me.address();
    const coin = await stage.sandbox.faucet(address, 10n * DOGE);
    await me.hasBalance(10n * DOGE);
    const text = await proposed(stage.sandbox, coin, address, [
      { to: testAddress(3), amount: 6n * DOGE },
      { to: address, amount: 4n * DOGE - DOGE / 100n },
    ]);
    await me.press(TABS_MESSAGES.app);
    await me.tab.tap({ row: describeTool('psbt').title });
    await me.sees(PSBT.leadTitle);
    await withFile('payment.psbt', Buffer.from(text, 'base64'), async (path) => {
      await me.tab.giveFiles('input[type=file]:not([accept^="image"])', [path]);
      await me.sees(PSBT.leaves);
    });
    await me.press(PSBT.sign);
    await me.sees(PSBT.pass);
  },
};

const SCALE = 8;

/** A picture of a QR code, PNG. */
function pictureOf(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { border: 4 });
  const pixels = Uint8Array.from(data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * SCALE, size * SCALE, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

export const PICTURE: Journey = {
  name: 'reads a payment link from a picture',
  async walk(stage) {
    const me = await rich(stage, 8n * DOGE);
    await me.press('Send');
    await me.tab.waitFor({ label: 'To' });
    await withFile('code.png', await pictureOf(`dogecoin:${STRANGER}?amount=1.5`), async (path) => {
      await me.tab.giveFiles('input[type=file][accept^="image"]', [path]);
      await expect
        .poll(
          () =>
            me.tab.run('return [...document.querySelectorAll("input")].map((one) => one.value).join(" ");'),
          {
            timeout: 60_000,
          },
        )
        .toContain('1.5');
    });
    await me.press('Review');
    await me.tab.waitFor({ row: 'Send 1.5' });
  },
};

export const TOKENS: Journey = {
  name: 'sends a part of a token, and the ledger moves it',
  async walk(stage) {
    const { sandbox } = stage;
    const me = await stage.person();
    await me.create();
    const address = await me.address();
    await sandbox.faucet(address, 50n * DOGE);
    await me.hasBalance(50n * DOGE);
    await sandbox.giveTokens(address, 'UNIX', 100n * TOKEN);
    const to = testAddress(1) as DogeAddress;
    await me.tab.tap({ text: 'UNIX' });
    await me.press(`${TOKEN_PAGE_MESSAGES.send} UNIX`);
    await me.tab.type({ label: LIST_MESSAGES.to }, to);
    await me.tab.type({ label: amountIn('UNIX') }, '40');
    await me.press(TOKEN_FORM_MESSAGES.review);
    await me.press('Send 40 UNIX');
    await me.sees(nameStage('sent'));
    await sandbox.mine();
    await expect.poll(() => sandbox.tokensOf(to, 'UNIX'), { timeout: 60_000 }).toBe(40n * TOKEN);
  },
};

export const NEW_VERSION: Journey = {
  name: 'is offered a new version, and uses it',
  async walk({ person, host }) {
    const me = await person();
    await me.create();
    await me.tab.run('return navigator.serviceWorker.ready.then(() => true);');
    // from the second start on its files are cached on the device
    await me.open();
    await me.unlock();
    await me.isHome();
    host.change = (path, content) =>
      path === '/sw.js' ? Buffer.concat([content, Buffer.from('\n// the next version\n')]) : content;
    try {
      await me.tab.run('return navigator.serviceWorker.ready.then((one) => one.update()).then(() => true);');
      await me.sees(NEW_VERSION_MESSAGES.title);
      await me.press(NEW_VERSION_MESSAGES.use);
      await me.unlock();
      await me.isHome();
    } finally {
      host.change = (_, content) => content;
    }
  },
};
