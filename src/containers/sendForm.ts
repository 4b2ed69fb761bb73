/** What forms that send DOGE, tokens and files have in common, over the stores: above all, whom they name as recipient. */
import type { RecipientEvents, RecipientForm } from '../components/address/RecipientFields.tsx';
import type { CodeProblem } from '../components/layout/CodeNotice.tsx';
import { judgeRecipient } from '../domain/address/judgeRecipient.ts';
import { DEFAULT_FEE_PRESET } from '../domain/amount/FeeRate.ts';
import { type GivenText, isSecretText } from '../domain/given/GivenText.ts';
import { RECIPIENT_MESSAGES } from '../i18n/messages/send/recipientMessages.ts';
import { CREATE_MESSAGES } from '../i18n/messages/send/txMessages.ts';
import { readRecipient } from '../stores/send/readDraft.ts';
import type { SendDraft } from '../stores/send/SendDraft.ts';
import type { AppServices } from './AppContext.tsx';
import { isUnknown, loadGivenReader, otherText } from './givenTexts.ts';
import { knownAddresses, ownAccounts } from './knownAddresses.ts';
import { recentRecipients } from './recentRecipients.ts';

/** How far the reading of a code is. */
export interface CodeState {
  readonly isReading: boolean;
  readonly problem: CodeProblem | null;
}

/** No code is being read, and none was rejected. */
export const NO_CODE: CodeState = { isReading: false, problem: null };

/** Whether a text names somebody who can be paid. Only such a text goes into the form: a code may hold anything. */
export function namesRecipient({ stores, network }: AppServices, text: string): boolean {
  // one of our own scripts names a recipient too: the form says what it is
  const commitAddresses = new Set<string>();
  const rules = stores.tx.rules.get();
  return readRecipient(text, { rules, network, commitAddresses }).address !== null;
}

/** The recipient in a text, as the form takes it; null where there is none, or its link can't be paid. */
const recipientIn = (app: AppServices, given: GivenText): string | null =>
  'text' in given && namesRecipient(app, given.text) ? given.text : null;

/** What scanning and pictures do. @param onState - hears how far it is. @param take - gets a text that names a recipient */
export function codeEvents(
  app: AppServices,
  onState: (state: CodeState) => void,
  take: (text: string) => void,
): { readonly onScan: (() => void) | null; readonly onPicture: (file: File) => void } {
  const { host, readPicture } = app;
  const reject = (problem: CodeProblem) => {
    onState({ isReading: false, problem });
    host.haptic('error');
  };
  const accept = (recipient: string) => {
    onState(NO_CODE);
    host.haptic('light');
    take(recipient);
  };
  const takeText = async (text: string) => {
    if (namesRecipient(app, text)) return accept(text);
    const given = (await (await loadGivenReader(app))?.read(text)) ?? null;
    const recipient = given && recipientIn(app, given);
    if (recipient === null) reject(otherText(app, given, text) ?? { kind: 'not-an-address' });
    else accept(recipient);
  };
  const scan = async () => {
    onState(NO_CODE);
    const reader = await loadGivenReader(app);
    const isKnown = (text: string) => reader !== null && !isUnknown(reader.glance(text));
    const scanned = await host.scanQr(
      RECIPIENT_MESSAGES.scanHint,
      (text) => namesRecipient(app, text) || isKnown(text),
    );
    if (scanned.kind === 'text') await takeText(scanned.text);
  };
  const inspect = async (file: File) => {
    onState({ isReading: true, problem: null });
    const read = await readPicture(file);
    if (read.ok) await takeText(read.value);
    else reject(read.problem);
  };
  return {
    onScan: host.canScanQr ? () => void scan() : null,
    onPicture: (file) => void inspect(file),
  };
}

const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** What the field itself says: nothing is to be added to it. */
const isSaidByField = (given: GivenText): boolean =>
  isUnknown(given) || 'text' in given || (given.kind === 'unsupported' && given.reason.kind === 'address');

/**
 * Names what was pasted where a recipient belongs; somebody in a sentence is taken, and a secret is dropped.
 *
 * @param held - what the field holds now: a text that was typed on is passed over
 */
export async function inspectPasted(
  app: AppServices,
  text: string,
  field: {
    readonly held: () => string;
    readonly take: (text: string) => void;
    readonly onState: (state: CodeState) => void;
  },
): Promise<void> {
  if (text.trim() === '' || namesRecipient(app, text)) return;
  const given = (await (await loadGivenReader(app))?.read(text)) ?? null;
  if (given === null || withoutSpaces(field.held()) !== withoutSpaces(text)) return;
  const recipient = recipientIn(app, given);
  if (recipient !== null) return field.take(recipient);
  if (isSaidByField(given)) return;
  if (isSecretText(given)) field.take('');
  field.onState({ isReading: false, problem: otherText(app, given, text) });
}

/** Whom a draft names, and whom the person may pick. */
export function recipientForm(
  { stores }: Pick<AppServices, 'stores'>,
  draft: SendDraft<bigint>,
  code: CodeState,
): RecipientForm {
  const { contacts, tx } = stores;
  const { address, problem, link } = draft.recipient;
  return {
    recipient: {
      ...{ text: draft.input.recipientText, address, problem },
      link: link && { amount: link.amount ?? null, label: link.label ?? null, message: link.message ?? null },
      trust: address && judgeRecipient(address, knownAddresses(stores)),
    },
    known: {
      contacts: contacts.list,
      own: ownAccounts(stores).filter((account) => account.address !== tx.from),
      commitAddresses: tx.commits.addresses,
    },
    recent: recentRecipients(stores),
    isReadingCode: code.isReading,
    codeProblem: code.problem,
  };
}

/** A form, and what else changes with it. */
interface FormInUse<Draft> {
  readonly draft: Draft;
  /** what was prepared of it: dropped by every change */
  readonly flow: { cancel(): void };
  readonly showCode: (code: CodeState) => void;
}

/** Makes an event of what changes a form: what was prepared before is dropped. */
export const changing =
  ({ flow, showCode }: Omit<FormInUse<unknown>, 'draft'>) =>
  <Args extends readonly unknown[]>(apply: (...args: Args) => void) =>
  (...args: Args): void => {
    flow.cancel();
    showCode(NO_CODE);
    apply(...args);
  };

/** What each form hears of its recipient, of everything that goes, and of its fee. */
export function sendFormEvents<Draft extends SendDraft<bigint> & { setAmountText(text: string): void }>(
  app: AppServices,
  form: FormInUse<Draft>,
): RecipientEvents &
  FeeEvents & { readonly onAmountText: (text: string) => void; readonly onMax: () => void } {
  const { draft, showCode } = form;
  const change = changing(form);
  const onRecipientText = change(draft.setRecipientText);
  const onPasted = (text: string) => {
    const held = () => draft.input.recipientText;
    void inspectPasted(app, text, { held, take: onRecipientText, onState: showCode });
  };
  const paste = async () => {
    const text = await app.host.readClipboard();
    if (text === null) return app.stores.ui.toast('info', CREATE_MESSAGES.noPaste);
    onRecipientText(text);
    onPasted(text);
  };
  return {
    onRecipientText,
    onPasted,
    onPaste: app.host.canReadClipboard ? () => void paste() : null,
    ...codeEvents(app, showCode, onRecipientText),
    onPick: change(draft.pick),
    onAmountText: change(draft.setAmountText),
    onMax: change(draft.toggleMax),
    onFeePreset: change((multiple: number) => draft.chooseFee({ kind: 'preset', multiple })),
    onFeeText: change((text: string) => {
      draft.setCustomFeeText(text);
      if (text.trim() === '') draft.chooseFee({ kind: 'preset', multiple: DEFAULT_FEE_PRESET });
    }),
  };
}

interface FeeEvents {
  readonly onFeePreset: (multiple: number) => void;
  readonly onFeeText: (text: string) => void;
}
