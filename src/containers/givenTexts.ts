/** Recognizes a text and where it belongs, for every field and scanner. */
import type { OtherText } from '../components/layout/CodeNotice.tsx';
import { type GivenText, isSecretText } from '../domain/given/GivenText.ts';
import { lazyModule } from '../domain/lazyModule.ts';
import type { RouteName, RouteParams } from '../ports/Navigation.ts';
import type { AppServices } from './AppContext.tsx';

const READER = lazyModule(async () => {
  const [reader, phrases] = await Promise.all([
    import('../domain/given/readGivenText.ts'),
    import('../domain/given/phraseInText.ts'),
  ]);
  return { ...reader, ...phrases };
});

export interface GivenReader {
  readonly read: (text: string) => Promise<GivenText>;
  /** synchronous, for an open scanner: uses the word lists loaded so far, and loads missing ones for the next call */
  readonly glance: (text: string) => GivenText;
}

/** Loads the reader with the first text. @returns null when it can't be loaded */
export async function loadGivenReader({
  stores,
  network,
}: Pick<AppServices, 'stores' | 'network'>): Promise<GivenReader | null> {
  try {
    const [{ readGivenText, readAnyText, listsForText }, rules] = await Promise.all([
      READER.load(),
      stores.tx.rules.load(),
    ]);
    let lists = await listsForText('');
    return {
      read: (text) => readAnyText(text, { rules, network }),
      glance: (text) => {
        void listsForText(text).then((those) => {
          lists = those;
        });
        return readGivenText(text, { rules, network, lists });
      },
    };
  } catch {
    return null;
  }
}

/** The screen for a text. */
export interface WayOfText {
  readonly route: RouteName;
  readonly params?: RouteParams;
}

/** The screen for a text; null when there is none. Secrets aren't passed along: the user enters them again there. */
export function wayOfText(given: GivenText): WayOfText | null {
  switch (given.kind) {
    case 'address':
    case 'recipients':
      return { route: 'tx-create' };
    case 'payment-link':
      return given.problem === null ? { route: 'tx-create' } : null;
    case 'bill':
      return given.problem === null ? { route: 'bill', params: { link: given.text } } : null;
    case 'words':
      return { route: 'create-hd-wallet', params: { mode: 'restore' } };
    case 'private-key':
      return { route: 'create-simple-wallet' };
    case 'public-key':
      return given.hasOrigin
        ? { route: 'multisig' }
        : { route: 'create-simple-wallet', params: { kind: 'watch' } };
    case 'shared-wallet':
      return { route: 'multisig' };
    case 'psbt':
      return { route: 'psbt' };
    case 'labels':
      return { route: 'labels' };
    case 'signed-message':
      return { route: 'verify-message' };
    case 'site-request':
      return { route: 'app-connect', params: { startapp: given.parameter } };
    case 'receipt':
      return { route: 'history' };
    case 'code-part':
      return { route: given.content === 'account' ? 'pair-wallet' : 'psbt' };
    case 'backup':
      return { route: 'restore-file' };
    case 'wallet-backup':
      return { route: 'create-simple-wallet' };
    case 'unsupported':
    case 'unknown':
    case 'empty':
      return null;
  }
}

/** Opens the screen for a text, and passes it on to a form or the PSBT desk. */
async function followWay(
  { stores, nav }: Pick<AppServices, 'stores' | 'nav'>,
  given: GivenText,
  text: string,
): Promise<void> {
  const way = wayOfText(given);
  if (way === null) return;
  if (given.kind === 'psbt') {
    const { PsbtDesk } = await import('../stores/psbt/PsbtDesk.ts');
    await stores.lazy.of(PsbtDesk).takeText(text);
  } else if (given.kind === 'address' || given.kind === 'payment-link') {
    stores.tx.draft.setRecipientText(given.text);
  }
  nav.go(way.route, way.params);
}

/** Handler that opens the screen for a text; null when there is none. */
export function wayEvent(
  app: Pick<AppServices, 'stores' | 'nav'>,
  given: GivenText,
  text: string,
): (() => void) | null {
  if (wayOfText(given) === null) return null;
  const carried = isSecretText(given) ? '' : text;
  return () => void followWay(app, given, carried);
}

/** Whether the text was not recognized: a scanner stays open then. */
export const isUnknown = ({ kind }: GivenText): boolean => kind === 'unknown' || kind === 'empty';

/** Describes a text that does not belong here, with the way to its screen; null when it was not recognized. */
export const otherText = (
  app: Pick<AppServices, 'stores' | 'nav'>,
  given: GivenText | null,
  text: string,
): OtherText | null =>
  given === null || isUnknown(given)
    ? null
    : { kind: 'other-text', given, onWay: wayEvent(app, given, text) };

const ofKinds =
  (...kinds: readonly GivenText['kind'][]) =>
  ({ kind }: GivenText): boolean =>
    kinds.includes(kind);

/** What each field accepts, or reports as invalid by itself. For any other recognized text the user is sent elsewhere. */
export const TAKEN_BY = {
  psbt: ofKinds('psbt'),
  /** keys and watched things; that screen has a way to words, and 64 hex digits may be a key */
  key: (given: GivenText) =>
    ofKinds('private-key', 'wallet-backup', 'words', 'address', 'payment-link')(given) ||
    (given.kind === 'public-key' && !given.hasOrigin) ||
    (given.kind === 'unsupported' && ['address', 'hash'].includes(given.reason.kind)),
  phrase: ofKinds('words'),
  /** the written copy of a wallet here: the vault compares words of every language, and keys of every kind */
  'copied-words': ofKinds('words'),
  'copied-key': (given: GivenText) =>
    given.kind === 'private-key' || (given.kind === 'unsupported' && given.reason.kind === 'hash'),
  backup: ofKinds('backup'),
  paper: ofKinds('private-key'),
  cosigner: ofKinds('public-key', 'shared-wallet'),
  /** a code of another phone's account */
  account: (given: GivenText) =>
    given.kind === 'public-key' || (given.kind === 'code-part' && given.content === 'account'),
  labels: ofKinds('labels'),
  signer: (given: GivenText) =>
    ofKinds('address', 'signed-message')(given) ||
    (given.kind === 'unsupported' && given.reason.kind === 'address'),
  /** anything but a secret may be signed; twelve plain words in a sentence are only a guess */
  message: (given: GivenText) => !isSecretText(given) || (given.kind === 'words' && given.isGuess),
  signature: ofKinds('signed-message'),
  'start-parameter': ofKinds('site-request'),
} as const satisfies Readonly<Record<string, (given: GivenText) => boolean>>;

/** A field that checks its input with `askField`. */
export type AskingField = keyof typeof TAKEN_BY;

/** Whether a field's scanner closes on a code because it is recognized but belongs elsewhere. Parts of sequences continue. */
export const belongsElsewhere = (field: AskingField, given: GivenText): boolean =>
  !isUnknown(given) && given.kind !== 'code-part' && !TAKEN_BY[field](given);

/** Recognizes a text for a field: `other` is null if the field accepts it, or if it was not recognized. */
export async function askField(
  app: AppServices,
  field: AskingField,
  text: string,
): Promise<{ readonly given: GivenText | null; readonly other: OtherText | null }> {
  const given = (await (await loadGivenReader(app))?.read(text)) ?? null;
  const isTaken = given !== null && TAKEN_BY[field](given);
  return { given, other: isTaken ? null : otherText(app, given, text) };
}
