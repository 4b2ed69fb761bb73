// @vitest-environment happy-dom
/** Input pasted into a screen where it does not belong: it is recognized, and neither used nor kept. */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { testAddress } from '../../mocks/builders/keys.ts';
import { createFakeApp, type FakeOutside } from '../../mocks/fixtures/fakeApp.ts';
import { GIVEN_EXAMPLES } from '../../mocks/fixtures/given/givenExamples.ts';
import { KennelTheme } from '../components/theme/KennelTheme.tsx';
import { addKeyLabel, MULTISIG_MESSAGES } from '../i18n/messages/accounts/multisigMessages.ts';
import { describeGivenText, GIVEN_TEXT_MESSAGES } from '../i18n/messages/app/givenTextMessages.ts';
import { COLLECT_MESSAGES } from '../i18n/messages/codes/rowMessages.ts';
import { LABEL_MESSAGES } from '../i18n/messages/settings/labelMessages.ts';
import { RESTORE_MESSAGES } from '../i18n/messages/settings/securityMessages.ts';
import { NOTE_MESSAGES } from '../i18n/messages/wallet/historyMessages.ts';
import type { KeyringOrigin } from '../ports/Vault.ts';
import { DetailNote } from '../screens/wallet/HistoryDetail/DetailNote.tsx';
import { PsbtDesk } from '../stores/psbt/PsbtDesk.ts';
import { AppContext } from './AppContext.tsx';
import { CreateSimpleWalletContainer } from './account/CreateSimpleWalletContainer.tsx';
import { ImportPhraseContainer } from './account/ImportPhraseContainer.tsx';
import { MultisigContainer } from './account/MultisigContainer.tsx';
import { PairWalletContainer } from './account/PairWalletContainer.tsx';
import { RestoreFileContainer } from './account/RestoreFileContainer.tsx';
import { AppConnectContainer } from './app/AppConnectContainer.tsx';
import { loadGivenReader } from './givenTexts.ts';
import { CheckBackupContainer } from './settings/CheckBackupContainer.tsx';
import { type ContactsMemory, contactsEvents, NO_MEMORY } from './settings/contactsView.ts';
import { LabelsContainer } from './settings/LabelsContainer.tsx';
import { ColdSignContainer } from './tools/ColdSignContainer.tsx';
import { PsbtContainer } from './tools/PsbtContainer.tsx';
import { SignMessageContainer } from './tools/SignMessageContainer.tsx';
import { SweepContainer } from './tools/SweepContainer.tsx';
import { VerifyMessageContainer } from './tools/VerifyMessageContainer.tsx';
import { useGivenField } from './useGivenField.ts';

let root: Root | null = null;

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

const WORDS = 'recovery words';
const KEY = 'a private key (WIF)';
const ADDRESS = 'an address';
const PSBT = 'a transaction to sign (PSBT)';
const LABELS = 'labels (BIP 329)';
const SHARED = 'the descriptor of a shared wallet';
const RECEIPT = 'a receipt';
const SIGNED = 'a signed message';
const SPANISH = 'Spanish words, numbered';
const BACKUP = 'a backup file';
const LINK = 'a payment link of Bitcoin';
const EXTENDED_KEY = 'an extended private key';
const PUBLIC_KEY = 'an extended public key';

const textOf = (what: string): string => {
  const example = GIVEN_EXAMPLES.find((one) => one.what === what);
  if (example === undefined) throw new Error(what);
  return example.text;
};

const TYPES = {
  phrase: 'hd',
  'extended-private-key': 'hd',
  'private-key': 'simple',
  address: 'watch',
} as const;

/** The screen of a mainnet app whose vault records its calls. */
async function open(
  screen: ReactNode,
  host: FakeOutside['host'] = {},
  origin: Extract<KeyringOrigin, keyof typeof TYPES> | null = null,
) {
  const asked = vi.fn(async () => Promise.reject(new Error('nothing is read')));
  const vault = {
    draftImport: asked,
    checkBackup: asked,
    restore: asked,
    signMessage: asked,
    forgetImport: async () => {},
  };
  const fake = createFakeApp({ vault, host: { loadRequests: () => {}, ...host } });
  const app = { ...fake, network: 'mainnet' as const };
  await Promise.all([app.stores.tx.rules.load(), app.stores.apps.desk.load(), loadGivenReader(app)]);
  app.stores.session.setSessionId('session');
  if (origin !== null)
    app.stores.keyrings.adopt([
      {
        id: 'k',
        type: TYPES[origin],
        origin,
        network: 'regtest',
        hdPath: '',
        hasPassphrase: false,
        accounts: [{ index: 0, address: testAddress(1), pubkey: '02', keyForm: 'compressed' }],
      },
    ]);
  app.stores.accounts.setCurrent(app.stores.keyrings.current.accounts[0] ?? null);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root?.render(
      <AppContext.Provider value={{ first: app, app: () => app }}>
        <KennelTheme>{screen}</KennelTheme>
      </AppContext.Provider>,
    ),
  );
  return { app, asked };
}

const buttonNamed = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

const press = (name: string) => act(async () => buttonNamed(name)?.click());

/** The last enabled one: a sheet is above its page. */
const lastButton = (name: string) =>
  [...document.querySelectorAll('button')].findLast(
    ({ textContent, disabled }) => textContent?.includes(name) && !disabled,
  );

type Field = HTMLInputElement | HTMLTextAreaElement;
const fieldAt = (at: number): Field => {
  const field = document.querySelectorAll<Field>('textarea, input:not([type="file"])')[at];
  if (field === undefined) throw new Error('no field');
  return field;
};

async function paste(field: Field, text: string): Promise<void> {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** The message about an example where it doesn't belong. */
async function sentenceOf(app: Parameters<typeof loadGivenReader>[0], what: string): Promise<string> {
  const reader = await loadGivenReader(app);
  return describeGivenText((await reader?.read(textOf(what))) ?? { kind: 'empty' });
}

/** Waits within React's `act`, so that updates are rendered. */
async function until(holds: () => boolean): Promise<void> {
  for (let look = 0; look < 400 && !holds(); look += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 25)));
}

async function isSaid(sentence: string): Promise<void> {
  await until(() => document.body.textContent?.includes(sentence) === true);
  expect(document.body.textContent).toContain(sentence);
}

interface Screen {
  readonly name: string;
  readonly screen: ReactNode;
  /** index of the field, from 0 */
  readonly at?: number;
  /** pressed first, so that the field is shown */
  readonly opener?: string;
  /** pressed afterwards, unless the input is checked at once */
  readonly action?: string;
  /** of the current wallet; absent: there is none */
  readonly origin?: Extract<KeyringOrigin, keyof typeof TYPES>;
  readonly neighbours: readonly string[];
}

const SCREENS: readonly Screen[] = [
  {
    name: 'a key',
    screen: <CreateSimpleWalletContainer params={{}} />,
    neighbours: [PSBT, LABELS, SHARED, RECEIPT, SIGNED, BACKUP, LINK],
  },
  {
    name: 'words',
    screen: <ImportPhraseContainer />,
    // on one line each, as such fields hold it
    neighbours: [KEY, ADDRESS, PSBT, SHARED, 'a signature', BACKUP, LINK],
  },
  {
    name: 'a paper key',
    screen: <SweepContainer />,
    neighbours: [WORDS, SPANISH, ADDRESS, PSBT, LABELS, SIGNED, SHARED],
  },
  {
    name: 'a cosigner',
    screen: <MultisigContainer />,
    opener: addKeyLabel(1),
    action: MULTISIG_MESSAGES.add,
    neighbours: [WORDS, KEY, ADDRESS, PSBT, LABELS, SPANISH],
  },
  {
    name: 'labels',
    screen: <LabelsContainer />,
    action: LABEL_MESSAGES.open,
    neighbours: [WORDS, KEY, ADDRESS, PSBT, SHARED, BACKUP],
  },
  {
    name: 'labels, not opened',
    screen: <LabelsContainer />,
    neighbours: [WORDS, KEY, SPANISH, EXTENDED_KEY],
  },
  {
    name: 'a cosigner, not added',
    screen: <MultisigContainer />,
    opener: addKeyLabel(1),
    neighbours: [WORDS, KEY, SPANISH, EXTENDED_KEY],
  },
  {
    name: 'a transaction, not opened',
    screen: <PsbtContainer />,
    origin: 'phrase',
    neighbours: [WORDS, KEY, SPANISH, EXTENDED_KEY],
  },
  {
    name: 'a note',
    screen: <Note />,
    opener: NOTE_MESSAGES.add,
    neighbours: [WORDS, KEY, SPANISH, EXTENDED_KEY],
  },
  {
    name: 'the address of a message',
    screen: <VerifyMessageContainer />,
    neighbours: [WORDS, KEY, PSBT, SHARED, BACKUP],
  },
  {
    name: 'the text of a message',
    screen: <VerifyMessageContainer />,
    at: 1,
    neighbours: [WORDS, KEY, SPANISH, 'Japanese words', 'a dump of Dogecoin Core'],
  },
  {
    name: 'a signature',
    screen: <VerifyMessageContainer />,
    at: 2,
    neighbours: [WORDS, KEY, ADDRESS, PSBT, RECEIPT],
  },
  {
    name: 'words to compare',
    screen: <CheckBackupContainer params={{}} />,
    origin: 'phrase',
    neighbours: [KEY, EXTENDED_KEY, PUBLIC_KEY, ADDRESS, PSBT, BACKUP],
  },
  {
    name: 'a key to compare',
    screen: <CheckBackupContainer params={{}} />,
    origin: 'private-key',
    neighbours: [WORDS, SPANISH, ADDRESS, PUBLIC_KEY, PSBT, BACKUP],
  },
  {
    name: 'an extended key to compare',
    screen: <CheckBackupContainer params={{}} />,
    origin: 'extended-private-key',
    neighbours: [WORDS, ADDRESS, PUBLIC_KEY, SHARED, LABELS],
  },
  {
    name: 'a text to sign',
    screen: <SignMessageContainer />,
    origin: 'phrase',
    neighbours: [WORDS, KEY, SPANISH, EXTENDED_KEY],
  },
  {
    name: 'a backup file',
    screen: <RestoreFileContainer />,
    opener: RESTORE_MESSAGES.paste,
    action: RESTORE_MESSAGES.pasteDone,
    neighbours: [WORDS, KEY, ADDRESS, PSBT, LABELS, SHARED],
  },
];

/** The note beside a transaction: it is kept, and goes into files of labels. */
function Note() {
  const { other, hear } = useGivenField();
  return <DetailNote note="" other={other} onGiven={hear('message')} onNote={() => {}} />;
}

const CASES = SCREENS.flatMap((screen) =>
  screen.neighbours.map((what) => ({ ...screen, what, title: `${screen.name}: ${what}` })),
);

describe('a text that is pasted where it does not belong', () => {
  it.each(CASES)('is named, read by nobody, and leaves where it is a secret: $title', async (one) => {
    const { app, asked } = await open(one.screen, {}, one.origin ?? null);
    const { opener = '', action = '' } = one;
    const sentence = await sentenceOf(app, one.what);
    if (opener !== '') {
      await until(() => lastButton(opener) !== undefined);
      await act(async () => lastButton(opener)?.click());
      await until(() => document.querySelector('textarea, input:not([type="file"])') !== null);
    }
    await paste(fieldAt(one.at ?? 0), textOf(one.what));
    if (action !== '') await act(async () => lastButton(action)?.click());
    await isSaid(sentence);
    const example = GIVEN_EXAMPLES.find(({ what }) => what === one.what);
    expect(buttonNamed(GIVEN_TEXT_MESSAGES.way) !== undefined).toBe(example?.route !== null);
    expect(asked).not.toHaveBeenCalled();
    const isSecret = example?.kind === 'words' || example?.kind === 'private-key';
    const fields = [...document.querySelectorAll<Field>('textarea, input')];
    if (isSecret || one.name === 'words')
      expect(fields.map(({ value }) => value).filter((value) => value.length > 7)).toEqual([]);
    expect(app.navigations).toEqual([]);
  });

  it.each([
    ['twelve words', 'i am the owner of this wallet and it is my money'],
    ['fifteen words', 'meet me at the old bridge in the rain when it is dark and cold'],
    ['Spanish words', 'yo soy el dueño de esta cartera y de todo su dinero'],
    ['Russian words', 'это мой кошелёк и я могу это показать вам здесь и сейчас'],
  ])('is a message to sign, though a phrase has as many words: %s', async (_, message) => {
    await open(<SignMessageContainer />, {}, 'phrase');
    await paste(fieldAt(0), message);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(fieldAt(0).value).toBe(message);
    expect(document.body.textContent).not.toContain('recovery phrase');
    await paste(fieldAt(0), textOf(WORDS));
    await until(() => fieldAt(0).value === '');
    expect(fieldAt(0).value).toBe('');
  });

  it('is taken by its own screen, which says nothing of it', async () => {
    const { asked } = await open(<CreateSimpleWalletContainer params={{}} />);
    await paste(fieldAt(0), textOf(KEY));
    await act(async () => {});
    expect(document.body.textContent).not.toContain(GIVEN_TEXT_MESSAGES.way);
    await act(async () => fieldAt(0).form?.requestSubmit());
    await until(() => asked.mock.calls.length > 0);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('leads on, without the secret', async () => {
    const { app } = await open(<SweepContainer />);
    const sentence = await sentenceOf(app, WORDS);
    await paste(fieldAt(0), textOf(WORDS));
    await isSaid(sentence);
    await press(GIVEN_TEXT_MESSAGES.way);
    expect(app.navigations).toEqual(['go create-hd-wallet {"mode":"restore"}']);
  });

  it('is no recovery phrase because it is made of words', async () => {
    await open(<CreateSimpleWalletContainer params={{}} />);
    await paste(fieldAt(0), 'Much wow, such doge (very money).');
    await isSaid('Kennel doesn’t recognize this key or address.');
    expect(document.body.textContent).not.toContain('This is a recovery phrase');
  });
});

/** Screens whose scanner collects a sequence of codes. */
const SCANNERS = [
  { name: 'a phone to pair', screen: <PairWalletContainer />, origin: null },
  { name: 'a request to sign', screen: <ColdSignContainer />, origin: 'phrase' },
  { name: 'a transaction', screen: <PsbtContainer />, origin: 'phrase' },
] as const;

const SCANNED = [WORDS, KEY, ADDRESS, LINK, SHARED, RECEIPT, LABELS];

describe('a code that is scanned in place of a row', () => {
  const scanning = (what: string) => {
    const seen: unknown[] = [];
    const scanQr = async (_: string, isIt: (text: string) => unknown) => {
      seen.push(isIt(textOf(what)));
      return seen.at(-1) === true
        ? ({ kind: 'text', text: textOf(what) } as const)
        : ({ kind: 'closed' } as const);
    };
    return { seen, host: { canScanQr: true, scanQr } as FakeOutside['host'] };
  };

  it.each(SCANNERS.flatMap((one) => SCANNED.map((what) => ({ ...one, what }))))(
    'is named, and closes the scanner: $name, $what',
    async ({ screen, origin, what }) => {
      const { seen, host } = scanning(what);
      const { app, asked } = await open(screen, host, origin);
      const sentence = await sentenceOf(app, what);
      await press(COLLECT_MESSAGES.scan);
      await isSaid(sentence);
      expect(seen).toEqual([true]);
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it.each(SCANNERS)('leaves it open before what nobody knows: $name', async ({ screen, origin }) => {
    const { seen, host } = scanning('a sentence');
    await open(screen, host, origin);
    await press(COLLECT_MESSAGES.scan);
    await until(() => seen.length > 0);
    expect(seen).toEqual([{ hint: COLLECT_MESSAGES.foreignHint }]);
  });

  it('is taken where it is a whole transaction to sign', async () => {
    const { seen, host } = scanning(PSBT);
    const { app } = await open(<ColdSignContainer />, host, 'phrase');
    await press(COLLECT_MESSAGES.scan);
    await until(() => app.stores.lazy.of(PsbtDesk).state.status !== 'empty');
    expect(seen).toEqual([true]);
  });
});

describe('a start parameter that is no request', () => {
  it.each([ADDRESS, 'an id of a transaction', 'an extended public key', 'an address of Bitcoin'])(
    'is named on the page that says so: %s',
    async (what) => {
      const { app } = await open(<AppConnectContainer params={{ startapp: textOf(what) }} />);
      await isSaid(await sentenceOf(app, what));
    },
  );

  it.each([KEY, 'an encrypted private key (BIP 38)', 'an extended private key'])(
    'leaves the address of the page where it is a secret: %s',
    async (what) => {
      const { app } = await open(<AppConnectContainer params={{ startapp: textOf(what) }} />);
      await isSaid(await sentenceOf(app, what));
      expect(app.navigations).toEqual(['replace app-connect {"startapp":"-"}']);
    },
  );
});

describe('what is pasted as the address of a contact', () => {
  async function pasteContact(text: string) {
    const fake = createFakeApp({});
    await fake.stores.tx.rules.load();
    const app = { ...fake, network: 'mainnet' as const };
    let memory: ContactsMemory = NO_MEMORY;
    const remember = (change: (before: ContactsMemory) => ContactsMemory) => {
      memory = change(memory);
    };
    contactsEvents(app, memory, remember).onAdd();
    contactsEvents(app, memory, remember).onAddressText(text.replace(/\s/g, ''));
    contactsEvents(app, memory, remember).onPasted?.(text);
    return { app, typing: () => memory.typing, remember };
  }

  it.each([WORDS, KEY, SPANISH, PSBT, LABELS, SHARED, SIGNED])('is named: %s', async (what) => {
    const { app, typing } = await pasteContact(textOf(what));
    await vi.waitFor(() => expect(typing()?.code.problem).toMatchObject({ kind: 'other-text' }));
    const isSecret = [WORDS, KEY, SPANISH].includes(what);
    expect(typing()?.addressText === '').toBe(isSecret);
    expect(app.stores.contacts.list).toEqual([]);
  });

  it('is taken out of a sentence', async () => {
    const { typing } = await pasteContact(textOf('an address in a sentence'));
    await vi.waitFor(() => expect(typing()?.addressText).toBe(textOf(ADDRESS)));
  });

  it('is left alone where somebody typed on', async () => {
    const { typing, remember } = await pasteContact(textOf(PSBT));
    remember((before) => ({
      ...before,
      typing: before.typing && { ...before.typing, addressText: 'D' },
    }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(typing()?.code.problem).toBeNull();
  });
});
