import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  finding,
  found,
  KNOWN_PHRASE,
  MANY_FOUND,
  NOTHING_FOUND,
  PARTLY_FOUND,
  rescued,
  SEARCHING,
  SEARCHING_FIRST,
  SEVERAL_FOUND,
  UNASKED,
} from '../../../mocks/views/importViews.ts';
import { Fault } from '../../../src/domain/fault.ts';
import {
  bringIn,
  ENTRY_MESSAGES,
  FOUND_MESSAGES,
  searchedTo,
  searchFurther,
  wordNumberLabel,
} from '../../../src/i18n/messages/accounts/importMessages.ts';
import { ImportPhraseScreen } from '../../../src/screens/account/ImportPhrase/ImportPhraseScreen.tsx';
import type { ImportPhraseView } from '../../../src/screens/account/ImportPhrase/ImportPhraseScreen.types.ts';

const meta = {
  title: 'Screens/Import a wallet/Recovery words',
  excludeStories: ['coverage'],
  component: ImportPhraseScreen,
  args: {
    status: 'entering',
    problem: null,
    onRead: fn(),
    onSkip: fn(),
    onRetryScan: fn(),
    onChoose: fn(),
    onMore: fn(),
    onTryPath: fn(async () => true),
    onLookFurther: fn(),
    onKeep: fn(),
    onBackToEntry: fn(),
    onOpenHere: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ImportPhraseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const field = ({ canvas }: Context, index: number) =>
  canvas.getByRole('combobox', { name: wordNumberLabel(index) });

const paste = async (context: Context, text: string) => {
  await context.userEvent.click(field(context, 1));
  await context.userEvent.paste(text);
};

const find = ({ canvas }: Context) => canvas.getByRole('button', { name: ENTRY_MESSAGES.find });

const typeIn = async (context: Context, index: number, text: string) => {
  await context.userEvent.click(field(context, index));
  await context.userEvent.keyboard(text);
};

/** Types two letters until the list is loaded and suggests words. */
const offered = async (context: Context, index: number, text: string) => {
  await typeIn(context, index, text);
  return waitFor(() => context.canvas.getAllByRole('option'));
};

/** Nothing typed yet: the button is disabled. */
export const Entering: Story = {
  play: async (context) => expect(find(context)).toBeDisabled(),
};
/** A private key was pasted: the fields are cleared. */
export const PastedKey: Story = {
  args: {
    status: 'entering',
    problem: null,
    other: { kind: 'other-text', given: { kind: 'private-key' }, onWay: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This is a private key/)).toBeVisible();
  },
};
/** Completion: arrow keys choose, Enter accepts and moves on, and so does a space. */
export const Completing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await offered(context, 1, 'win');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('window');
    await userEvent.keyboard('{Enter}');
    await expect(field(context, 1)).toHaveValue('window');
    await expect(field(context, 2)).toHaveFocus();
    await userEvent.keyboard('year ');
    await waitFor(() => expect(field(context, 3)).toHaveFocus());
    await offered(context, 3, 'wa');
  },
};
/** In the second column the suggestions stay on screen. */
export const CompletingAtTheEdge: Story = {
  play: async (context) => {
    const [first] = await offered(context, 2, 'sau');
    await expect(first).toBeVisible();
    const { right } = (first?.parentElement ?? document.body).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** A press accepts a suggestion too. */
export const CompletedByPress: Story = {
  play: async (context) => {
    const [first] = await offered(context, 1, 'leg');
    await context.userEvent.click(first ?? document.body);
    await expect(field(context, 1)).toHaveValue(first?.textContent ?? 'nothing was offered');
    await expect(field(context, 2)).toHaveFocus();
  },
};
/** A whole phrase with numbers and line breaks, pasted anywhere, fills all fields; a warning mentions the clipboard. */
export const Pasted: Story = {
  play: async (context) => {
    const numbered = KNOWN_PHRASE.split(' ').map((word, at) => `${at + 1}. ${word}`);
    await paste(context, numbered.join('\n'));
    await expect(field(context, 12)).toHaveValue('yellow');
    await expect(context.canvas.getByText(ENTRY_MESSAGES.clipboardText)).toBeVisible();
    await context.userEvent.click(find(context));
    await expect(context.args.onRead).toHaveBeenCalledWith(KNOWN_PHRASE, '');
  },
};
/** Twenty-four words make twenty-four fields. */
export const PastedTwentyFour: Story = {
  play: async (context) => {
    await paste(context, `${KNOWN_PHRASE} ${KNOWN_PHRASE}`);
    await expect(field(context, 24)).toHaveValue('yellow');
  },
};
/** A text that is no phrase is rejected. */
export const PastedTooMuch: Story = {
  play: async (context) => {
    await paste(context, `${KNOWN_PHRASE} ${KNOWN_PHRASE} and more`);
    await expect(await context.canvas.findByText(/26 words/)).toBeVisible();
    await expect(field(context, 1)).toHaveValue('');
  },
};
/** An unknown word is marked once the field is left, with suggestions. */
export const WrongWord: Story = {
  play: async (context) => {
    await paste(context, KNOWN_PHRASE.replace('sausage', 'sausge'));
    await context.userEvent.click(context.canvas.getByRole('heading', { level: 1 }));
    await expect(await context.canvas.findByRole('button', { name: 'sausage' })).toBeVisible();
    await expect(field(context, 6)).toHaveAttribute('aria-invalid', 'true');
    await expect(find(context)).toBeDisabled();
  },
};
/** Pressing a suggestion corrects it. */
export const Suggestion: Story = {
  play: async (context) => {
    await paste(context, KNOWN_PHRASE.replace('sausage', 'sausge').replace('year', 'yaer'));
    await context.userEvent.click(context.canvas.getByRole('heading', { level: 1 }));
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'sausage' }));
    await expect(field(context, 6)).toHaveValue('sausage');
    await expect(context.canvas.getByText(/Word 4/, { selector: 'p' })).toBeVisible();
  },
};
const SPANISH = 'suelo tribu filtro probar mortal limón risa pueblo plaza oreja tutor mambo';
const JAPANESE =
  'ねんいり　でんち　くうぼ　そよかぜ　ななおし　さかな　るいせき　なのか　こえる　たいら　ねんまつ　くのう';
/** Words of another list, without the accents that copying removed. */
export const PastedSpanish: Story = {
  play: async (context) => {
    await paste(context, SPANISH.normalize('NFD'));
    await expect(field(context, 6)).toHaveValue('limón');
    await waitFor(() => expect(field(context, 6)).toHaveAttribute('aria-invalid', 'false'));
    await waitFor(() => expect(find(context)).toBeEnabled());
    await context.userEvent.click(find(context));
    await expect(context.args.onRead).toHaveBeenCalledWith(SPANISH, '');
  },
};
export const PastedJapanese: Story = {
  play: async (context) => {
    await paste(context, JAPANESE);
    await expect(field(context, 12)).toHaveValue('くのう');
    await waitFor(() => expect(find(context)).toBeEnabled());
  },
};
/** Suggestions for a mistyped word come from the list of the others. */
export const WrongSpanishWord: Story = {
  play: async (context) => {
    await paste(context, SPANISH.replace('pueblo', 'puelbo'));
    await context.userEvent.click(context.canvas.getByRole('heading', { level: 1 }));
    await expect(await context.canvas.findByRole('button', { name: 'pueblo' })).toBeVisible();
    await expect(find(context)).toBeDisabled();
  },
};
/** Words from no list: the spelling is not the problem. */
export const OtherLanguage: Story = {
  play: async (context) => {
    await paste(context, 'обед эпизод уважение якорь шланг скот юстиция хутор обед эпизод уважение январь');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/aren’t in a language/);
    await expect(find(context)).toBeDisabled();
  },
};
/** Electrum’s words are on the list, and no swap of two is suggested. */
export const ElectrumWords: Story = {
  args: { problem: { kind: 'phrase', problem: { kind: 'other-wallet', wallet: 'electrum' } } },
  play: async (context) => {
    await paste(
      context,
      'wild father tree among universe such mobile favorite target dynamic credit identify',
    );
    await context.userEvent.click(find(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/Electrum/);
    await expect(context.canvas.queryByRole('button', { name: ENTRY_MESSAGES.swap })).toBeNull();
  },
};
/** More words than any phrase of ours has, recognized as Monero's. */
export const MoneroWords: Story = {
  play: async (context) => {
    await paste(
      context,
      'sequence atlas unveil summon pebbles tuesday beer rudely snake rockets different fuselage woven tagged bested dented vegan hover rapid fawns obvious muppet randomly seasons randomly',
    );
    await expect(await context.canvas.findByText(/Monero/)).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByText(ENTRY_MESSAGES.tooMany)).toBeNull());
  },
};
export const ShareOfBackup: Story = {
  play: async (context) => {
    await paste(
      context,
      'duckling enlarge academic academic agency result length solution fridge kidney coal piece deal husband erode duke ajar critical decision keyboard',
    );
    await expect(await context.canvas.findByText(/SLIP-39/)).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByText(ENTRY_MESSAGES.didYouMean)).toBeNull());
  },
};
const wrongSum = (swaps: readonly (readonly [number, number])[]) =>
  ({ kind: 'phrase', problem: { kind: 'bad-checksum', swaps } }) as const;
/** Every word is valid, but not their checksum. */
export const BadChecksum: Story = {
  args: { problem: wrongSum([]) },
  play: async (context) => {
    await paste(context, KNOWN_PHRASE.replace('yellow', 'zoo'));
    await context.userEvent.click(find(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/One is wrong/);
  },
};
/** Two neighbors that would fit in the other order are swapped by a press. */
export const SwappedWords: Story = {
  args: { problem: wrongSum([[3, 4]]) },
  play: async (context) => {
    await paste(context, KNOWN_PHRASE.replace('thank year', 'year thank'));
    await context.userEvent.click(find(context));
    await expect(context.canvas.getByText(/Words 3 and 4/)).toBeVisible();
  },
};
export const SwappedBack: Story = {
  args: { problem: wrongSum([[3, 4]]) },
  play: async (context) => {
    await paste(context, KNOWN_PHRASE.replace('thank year', 'year thank'));
    await context.userEvent.click(find(context));
    await context.userEvent.click(context.canvas.getByRole('button', { name: ENTRY_MESSAGES.swap }));
    await expect(field(context, 3)).toHaveValue('thank');
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};
/** A hint where the passphrase is typed: another passphrase is another wallet. */
export const WithPassphrase: Story = {
  play: async (context) => {
    await paste(context, KNOWN_PHRASE);
    await context.userEvent.click(context.canvas.getByRole('button', { name: ENTRY_MESSAGES.passphrase }));
    await context.userEvent.type(
      context.canvas.getByLabelText(ENTRY_MESSAGES.passphraseLabel),
      'Much secret{Enter}',
    );
    await expect(context.args.onRead).toHaveBeenCalledWith(KNOWN_PHRASE, 'Much secret');
  },
};
export const PassphraseTooLong: Story = {
  args: { problem: { kind: 'passphrase-too-long', most: 255 } },
};
export const Reading: Story = { args: { status: 'reading' } };

const CONTENT = { status: 'discovering', item: 'phrase' } as const;
const STANDARD = { path: "m/44'/3'/0'/0", usesPassphrase: true } as const;
/** The first path, nothing found yet. */
export const Discovering: Story = { args: { ...CONTENT, findings: SEARCHING_FIRST, now: STANDARD } };
/** Coins were found; the search continues and can be stopped. */
export const DiscoveringFoundSome: Story = {
  args: { ...CONTENT, findings: SEARCHING, now: { path: "m/0'/0", usesPassphrase: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: FOUND_MESSAGES.skip }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};

const CHOICE = {
  status: 'choosing',
  item: 'phrase',
  rescue: null,
  reach: { gap: 20, next: 100 },
  unread: null,
  fault: null,
} as const;
/** Coins at three paths, one of them emptied, one imported already. */
export const FoundSeveral: Story = {
  args: { ...CHOICE, findings: SEVERAL_FOUND },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('checkbox');
    await userEvent.click(first ?? document.body);
    await expect(args.onChoose).toHaveBeenCalledWith(STANDARD, 0, false);
    await expect(canvas.getByRole('button', { name: bringIn(4) })).toBeEnabled();
  },
};
/** Paths without coins are collapsed. */
export const FoundSeveralAllPaths: Story = {
  args: { ...CHOICE, findings: SEVERAL_FOUND },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /nothing found/ }));
    await expect(canvas.getByRole('heading', { name: /Account 2/ })).toBeVisible();
  },
};
export const FoundForty: Story = { args: { ...CHOICE, findings: MANY_FOUND } };
/** The first address can be imported anyway. */
export const NoneFound: Story = { args: { ...CHOICE, findings: NOTHING_FOUND } };
/** Nothing chosen: the button says why it is disabled. */
export const NothingChosen: Story = {
  args: {
    ...CHOICE,
    findings: [finding(STANDARD.path, [found(STANDARD.path, 0, '12', { isChosen: false })])],
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: FOUND_MESSAGES.nothingChosen })).toBeDisabled(),
};
/** The wallet that created these words ignored the passphrase. */
export const RescueWithout: Story = { args: { ...CHOICE, findings: rescued('without'), rescue: 'without' } };
export const RescueWith: Story = { args: { ...CHOICE, findings: rescued('with'), rescue: 'with' } };
export const RescueBoth: Story = { args: { ...CHOICE, findings: rescued('both'), rescue: 'both' } };
/** Part of the search failed: it is reported, and can be retried. */
export const ScanFailedPartly: Story = {
  args: { ...CHOICE, findings: PARTLY_FOUND, fault: new Fault('timeout', 'no answer within 10000 ms') },
};
/** Searched to the maximum: no further search is offered. */
export const LookedFurthest: Story = {
  args: { ...CHOICE, findings: NOTHING_FOUND, reach: { gap: 400, next: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(searchedTo(400))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Look further/ })).toBeNull();
  },
};
/** Further addresses are searched on request. */
export const LookFurther: Story = {
  args: { ...CHOICE, findings: SEVERAL_FOUND },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: searchFurther(100) }));
    await expect(args.onLookFurther).toHaveBeenCalledOnce();
  },
};
/** A custom path; a problem is shown after submitting. */
export const CustomPath: Story = {
  args: { ...CHOICE, findings: NOTHING_FOUND },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: FOUND_MESSAGES.custom }));
    const path = await screen.findByLabelText(FOUND_MESSAGES.customLabel);
    await userEvent.type(path, "m/44'/x/0{Enter}");
    await expect(await screen.findByRole('alert')).toHaveTextContent('Part 2');
    await userEvent.clear(path);
    await userEvent.type(path, '44h/3h/7h/0{Enter}');
    await expect(args.onTryPath).toHaveBeenCalledWith('44h/3h/7h/0');
  },
};
export const CustomPathProblem: Story = {
  args: { ...CHOICE, findings: NOTHING_FOUND },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: FOUND_MESSAGES.custom }));
    await userEvent.type(
      await screen.findByLabelText(FOUND_MESSAGES.customLabel),
      "m/44'/99999999999{Enter}",
    );
    await expect(await screen.findByRole('alert')).toHaveTextContent('too large');
  },
};
/** A custom path is being searched, below the earlier ones. */
export const CustomPathScanning: Story = {
  args: {
    ...CHOICE,
    findings: [...SEVERAL_FOUND.slice(0, 1), finding("m/49'/3'/0'/0", [], { scan: 'scanning', scanned: 5 })],
  },
};
/** Everything is in the wallet already. */
export const AlreadyHere: Story = { args: { status: 'already-here', name: 'Everyday' } };
export const AlreadyHereArabic: Story = { args: { status: 'already-here', name: 'محفظة العائلة' } };
export const AlreadyHereLong: Story = {
  args: { status: 'already-here', name: 'Rainy day money for the house by the lake' },
};
export const Keeping: Story = { args: { status: 'keeping', item: 'phrase' } };
/** Saving failed; the choice is kept. */
export const Failed: Story = {
  args: { status: 'failed', fault: new Fault('storage-full', 'QuotaExceeded'), canRetry: true },
};
export const StorageBlocked: Story = {
  args: { status: 'failed', fault: new Fault('storage-blocked', 'SecurityError'), canRetry: true },
};
/** The key worker crashed meanwhile: nothing was saved, and the user starts over. */
export const Interrupted: Story = {
  args: { status: 'failed', fault: new Fault('worker-failed', 'the key worker stopped'), canRetry: false },
};
/** A cold wallet sends no requests, or the search was stopped before the first response. */
export const Unasked: Story = { args: { ...CHOICE, findings: UNASKED } };

/** Every status has its story. */
export const coverage = {
  entering: Entering,
  reading: Reading,
  discovering: Discovering,
  choosing: FoundSeveral,
  'already-here': AlreadyHere,
  keeping: Keeping,
  failed: Failed,
} satisfies Record<ImportPhraseView['status'], Story>;
