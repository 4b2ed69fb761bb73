/** What a text is that came in, and where it belongs: the sending forms, the scanner and the field for PSBTs ask here. */
import type { OtherText } from '../components/layout/CodeNotice.tsx';
import { type GivenText, isSecretText } from '../domain/given/GivenText.ts';
import { lazyModule } from '../domain/lazyModule.ts';
import type { RouteName, RouteParams } from '../ports/Navigation.ts';
import type { AppServices } from './AppContext.tsx';

const READER = lazyModule(() => import('../domain/given/readGivenText.ts'));

/** Says what a text is. */
export type GivenReader = (text: string) => GivenText;

/** Loads what reads texts, with the first one. @returns null where it can't be loaded */
export async function loadGivenReader({
  stores,
  network,
}: Pick<AppServices, 'stores' | 'network'>): Promise<GivenReader | null> {
  try {
    const [{ readGivenText }, rules] = await Promise.all([READER.load(), stores.tx.rules.load()]);
    return (text) => readGivenText(text, { rules, network });
  } catch {
    return null;
  }
}

/** The screen that takes a text. */
export interface WayOfText {
  readonly route: RouteName;
  readonly params?: RouteParams;
}

/** The screen for a text; null where there is none. Secrets aren't passed along: the person enters them again. */
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
    case 'unsupported':
    case 'unknown':
    case 'empty':
      return null;
  }
}

/** Goes where a text is taken, and takes it along where that is a form or the desk. */
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

/** What a press on the way does; null where there is none. */
export function wayEvent(
  app: Pick<AppServices, 'stores' | 'nav'>,
  given: GivenText,
  text: string,
): (() => void) | null {
  if (wayOfText(given) === null) return null;
  const carried = isSecretText(given) ? '' : text;
  return () => void followWay(app, given, carried);
}

/** Whether nobody knows the text: a scanner stays open before it. */
export const isUnknown = ({ kind }: GivenText): boolean => kind === 'unknown' || kind === 'empty';

/** What a text is that is not taken here, with the way to where it is; null where nobody knows it. */
export const otherText = (
  app: Pick<AppServices, 'stores' | 'nav'>,
  given: GivenText | null,
  text: string,
): OtherText | null =>
  given === null || isUnknown(given)
    ? null
    : { kind: 'other-text', given, onWay: wayEvent(app, given, text) };

/** What a text is where only one kind is taken; null where it is of that kind, or where nobody knows it. */
export async function otherThan(
  app: AppServices,
  wanted: GivenText['kind'],
  text: string,
): Promise<OtherText | null> {
  const given = (await loadGivenReader(app))?.(text) ?? null;
  return given?.kind === wanted ? null : otherText(app, given, text);
}
