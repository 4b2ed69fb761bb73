// @vitest-environment happy-dom
/** A secret that comes into a list of recipients is named by the reader of all texts, and leaves; what is to be paid stays. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testAddress } from '../../mocks/builders/keys.ts';
import { createFakeApp } from '../../mocks/fixtures/fakeApp.ts';
import { GIVEN_EXAMPLES } from '../../mocks/fixtures/given/givenExamples.ts';
import { KennelTheme } from '../components/theme/KennelTheme.tsx';
import { describeGivenText } from '../i18n/messages/app/givenTextMessages.ts';
import { DogeListSheet } from '../screens/tx/TxCreate/DogeListSheet.tsx';
import { loadGivenReader } from './givenTexts.ts';
import { txCreateEvents } from './tx/TxCreateContainer.tsx';

let root: Root | null = null;
let field: HTMLTextAreaElement;
let app: ReturnType<typeof createFakeApp>;

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

const SHOP = testAddress(1);
const PAYMENT = `${SHOP}, 12.5, Moon Coffee`;

beforeEach(async () => {
  app = createFakeApp({});
  await Promise.all([app.stores.tx.rules.load(), loadGivenReader(app)]);
  const { onListText } = txCreateEvents(app);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const sheet = {
    isOpen: true,
    payments: [],
    network: app.network,
    commitAddresses: new Set<string>(),
    onUse: () => {},
    onClose: () => {},
    onListText,
  };
  await act(async () =>
    root?.render(
      <KennelTheme>
        <DogeListSheet {...sheet} />
      </KennelTheme>,
    ),
  );
  for (let look = 0; look < 400 && document.querySelector('textarea') === null; look += 1) await pause();
  field = document.querySelector('textarea') as HTMLTextAreaElement;
});

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

const pause = () => act(() => new Promise((done) => setTimeout(done, 10)));

async function change(text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** As somebody types who stops when something is said. */
async function type(parts: Iterable<string>, sentence: string): Promise<void> {
  for (const part of parts) {
    await change(field.value + part);
    await pause();
    if (document.body.textContent?.includes(sentence)) return;
  }
}

async function settled(): Promise<void> {
  for (let look = 0; look < 20; look += 1) await pause();
}

async function untilSaid(sentence: string): Promise<void> {
  for (let look = 0; look < 400 && !document.body.textContent?.includes(sentence); look += 1) await pause();
  expect(document.body.textContent).toContain(sentence);
}

const secrets = GIVEN_EXAMPLES.filter(({ kind }) => kind === 'words' || kind === 'private-key');
const textOf = (what: string): string => GIVEN_EXAMPLES.find((one) => one.what === what)?.text ?? '';
const wordsOf = (what: string): string =>
  describeGivenText(what === 'words' ? { kind: what, isGuess: false } : { kind: 'private-key' });

describe('a secret in a list of recipients', () => {
  it.each(secrets)('is named and leaves when it is pasted: $what', async ({ text, kind }) => {
    await change(text);
    await untilSaid(wordsOf(kind));
    expect(field.value).toBe('');
  });

  it.each(secrets)('takes no payment along: $what', async ({ text, kind }) => {
    await change(PAYMENT);
    await change(`${PAYMENT}\n${text}`);
    await untilSaid(wordsOf(kind));
    expect(field.value).toBe(PAYMENT);
  });

  it.each([
    ['words', 'recovery words'],
    ['private-key', 'a private key (WIF)'],
  ])('is named and leaves when it is typed: %s', async (kind, what) => {
    await change(`${PAYMENT}\n`);
    await type(textOf(what), wordsOf(kind));
    await untilSaid(wordsOf(kind));
    expect(field.value).toBe(PAYMENT);
  });

  it('is named when its words are typed line by line', async () => {
    await change(`${PAYMENT}\n`);
    const lines = textOf('recovery words')
      .split(' ')
      .map((word) => `${word}\n`);
    await type(lines, wordsOf('words'));
    await untilSaid(wordsOf('words'));
    expect(field.value).toBe(PAYMENT);
  });

  it.each([
    ['as a name', `${PAYMENT}\n${SHOP}, 5, ${textOf('a private key (WIF)')}`],
    ['behind a mark of a remark', `# ${textOf('a private key (WIF)')}\n${PAYMENT}`],
    ['at the end of a long table', `${`${PAYMENT}\n`.repeat(2_000)}${textOf('recovery words')}`],
    [
      'in the middle of a long table',
      `${`${PAYMENT}\n`.repeat(900)}${textOf('recovery words')}\n${`${PAYMENT}\n`.repeat(900)}`,
    ],
  ])('is found %s', async (_, text) => {
    await change(text);
    await untilSaid(wordsOf(text.includes(textOf('recovery words')) ? 'words' : 'private-key'));
    expect(field.value).toMatch(new RegExp(`^${SHOP}, [\\d.]+, Moon Coffee$`));
  });

  it('is not seen in what is a list, right or wrong', async () => {
    const list = `address,amount,name\n${PAYMENT}\n${SHOP}, 1,5\n# for the shop\n${SHOP.slice(0, 20)}, 4\nmuch coffee`;
    await change(list);
    await settled();
    expect(field.value).toBe(list);
  });

  it('is said no longer once something else is typed', async () => {
    await change(textOf('a private key (WIF)'));
    await untilSaid(wordsOf('private-key'));
    await change(PAYMENT);
    await settled();
    expect(document.body.textContent).not.toContain(wordsOf('private-key'));
    expect(field.value).toBe(PAYMENT);
  });
});
