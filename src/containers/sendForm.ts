/** Shared by the forms that send DOGE, tokens and files: mainly the recipient field. */
import type { RecipientEvents, RecipientForm } from '../components/address/RecipientFields.tsx';
import type { ListTextEvents } from '../components/address/recipients/RecipientListSheet.tsx';
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
import { secretInList } from './listSecrets.ts';
import { recentRecipients } from './recentRecipients.ts';

/** State of reading a code. */
export interface CodeState {
  readonly isReading: boolean;
  readonly problem: CodeProblem | null;
}

export const NO_CODE: CodeState = { isReading: false, problem: null };

/** Whether a text names a valid recipient. Only such texts go into the form: a code may hold anything. */
export function namesRecipient({ stores, network }: AppServices, text: string): boolean {
  // our own scripts count, too: the form reports them
  const commitAddresses = new Set<string>();
  const rules = stores.tx.rules.get();
  return readRecipient(text, { rules, network, commitAddresses }).address !== null;
}

/** The recipient in a text; null when there is none, or its link can't be paid. */
const recipientIn = (app: AppServices, given: GivenText): string | null =>
  'text' in given && namesRecipient(app, given.text) ? given.text : null;

/** Events for scanning and pictures. @param onState - called with the state. @param take - receives a text that names a recipient */
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

/** The field reports these by itself. */
const isSaidByField = (given: GivenText): boolean =>
  isUnknown(given) || 'text' in given || (given.kind === 'unsupported' && given.reason.kind === 'address');

/**
 * Recognizes pasted text: a recipient within a sentence is used, and a secret is dropped.
 *
 * @param held - the field's current text: if it changed meanwhile, the result is ignored
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

/** The recipient of a draft, and the ones to pick from. */
export function recipientForm(
  { stores }: Pick<AppServices, 'stores'>,
  draft: SendDraft<bigint>,
  code: CodeState,
): RecipientForm {
  const { contacts, tx } = stores;
  const { address, problem, link } = draft.recipient;
  return {
    recipient: {
      text: draft.input.recipientText,
      address,
      problem,
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

interface FormInUse<Draft> {
  readonly draft: Draft;
  /** the flow of a prepared transfer: canceled by every change */
  readonly flow: { cancel(): void };
  readonly showCode: (code: CodeState) => void;
}

/** Wraps a change of a form so that a prepared transfer is dropped first. */
export const changing =
  ({ flow, showCode }: Omit<FormInUse<unknown>, 'draft'>) =>
  <Args extends readonly unknown[]>(apply: (...args: Args) => void) =>
  (...args: Args): void => {
    flow.cancel();
    showCode(NO_CODE);
    apply(...args);
  };

/** Events for recipient, maximum and fee, shared by all forms. */
export function sendFormEvents<Draft extends SendDraft<bigint> & { setAmountText(text: string): void }>(
  app: AppServices,
  form: FormInUse<Draft>,
): RecipientEvents &
  ListTextEvents &
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
    onListText: (before, after) => secretInList(app, before, after),
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
