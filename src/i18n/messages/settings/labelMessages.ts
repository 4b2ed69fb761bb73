// Messages about names, notes and frozen coins as a file.
import type { ChangedTally, LabelSubject, LabelWarning } from '../../../domain/labels/compareLabels.ts';
import type { BadLine, LabelProblem, LabelsProblem } from '../../../domain/labels/Label.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

export const LABEL_MESSAGES = messages('labels', {
  title: 'Names and notes',
  lead: 'Move your names, notes and frozen coins to another wallet, or bring them from one.',
  standard: 'The format is BIP\u00a0329. Sparrow and other wallets read and write it too.',
  export: 'Export',
  make: 'Create file',
  nothing: 'Nothing is named yet',
  import: 'Import',
  field: 'Paste labels',
  fieldHint: 'One record per line. You see every change before it’s made.',
  open: 'Read labels',
  file: 'Open a file',
  frozen: 'Frozen coins',
  frozenText: 'Kennel never spends these until you unfreeze them.',
  unfreeze: 'Unfreeze',
  reading: 'Reading labels',
  previewTitle: 'Check the changes',
  previewText: 'Nothing has changed yet. A name never makes an address safer.',
  check: 'These may mislead you',
  checkText: 'They stay out unless you choose them, one by one.',
  differs: 'Different here',
  keepAll: 'Keep all of mine',
  takeAll: 'Use all from the file',
  names: 'New names',
  notes: 'New notes',
  coins: 'Coins to freeze',
  freezeNone: 'Freeze none',
  freezeAll: 'Freeze all',
  mine: 'Yours:',
  theirs: 'In the file:',
  cut: 'Shortened to fit',
  unseen: 'Not in the activity loaded so far',
  own: 'Your account',
  wallet: 'Your wallet',
  more: 'Show more',
  nothingNew: 'Nothing new in this file',
  nothingNewText: 'Everything it says is here already, or Kennel has no place for it.',
  aside: 'What stays out',
  cancel: 'Cancel, change nothing',
  back: 'Back',
  mergedTitle: 'Labels added',
  mergedNothing: 'Nothing was changed',
  mergedText: 'Contacts lists names from a file apart, until you rename them yourself.',
  done: 'Done',
  madeTitle: 'Your file is ready',
  startedTitle: 'Download started',
  startedText:
    'Check your downloads. Nothing there? Some apps block downloads: share or copy the text instead.',
  sharedTitle: 'Shared',
  sharedText: 'Check that it arrived: Kennel can’t see that from here.',
  privacy: 'It shows your addresses, your wallets’ public keys, and whom you know. It can’t spend anything.',
  save: 'Save file',
  saveAgain: 'Save again',
  share: 'Share',
  shareFailed: 'Couldn’t share here. Save or copy it instead.',
  copy: 'Copy as text',
});

/** The consequence of freezing these coins. */
export const describeFreezing = (coins: number): string =>
  t(
    'labels.freezing',
    '{coins, plural, one {This file asks to freeze 1 coin. You can’t spend it until you unfreeze it, so it stays out unless you choose it.} other {This file asks to freeze {number} coins. You can’t spend them until you unfreeze them, so they stay out unless you choose them.}}',
    { coins, number: inCount(coins) },
  );

/** A record in the standard's format: the same in every language. */
export const LABEL_EXAMPLE = '{"type": "tx", "ref": "…", "label": "…"}';

/** `12 labels`. */
export const countLabels = (count: number): string =>
  t('labels.count', '{count, plural, one {1 label} other {{number} labels}}', {
    count,
    number: inCount(count),
  });

/** `3 names · 12 notes`: only what there is. */
export const describeTally = ({ names, notes, frozen }: ChangedTally): string =>
  [
    names > 0 &&
      t('labels.tally.names', '{count, plural, one {1 name} other {{number} names}}', {
        count: names,
        number: inCount(names),
      }),
    notes > 0 &&
      t('labels.tally.notes', '{count, plural, one {1 note} other {{number} notes}}', {
        count: notes,
        number: inCount(notes),
      }),
    frozen > 0 &&
      t('labels.tally.frozen', '{count, plural, one {1 frozen coin} other {{number} frozen coins}}', {
        count: frozen,
        number: inCount(frozen),
      }),
  ]
    .filter((part) => part !== false)
    .join(' · ');

/** `Add 12 labels`; without a number while none is selected. */
export const nameMerge = (count: number): string =>
  count === 0
    ? t('labels.merge.none', 'Add labels')
    : t('labels.merge', '{count, plural, one {Add 1 label} other {Add {number} labels}}', {
        count,
        number: inCount(count),
      });

export const describeLeftOut = (count: number): string =>
  t(
    'labels.noRoom',
    '{count, plural, one {1 label didn’t fit. Remove some first.} other {{number} labels didn’t fit. Remove some first.}}',
    { count, number: inCount(count) },
  );

/** Why the text is rejected as a whole. */
export function describeLabelsProblem(problem: LabelsProblem): {
  readonly title: string;
  readonly text: string;
} {
  switch (problem.kind) {
    case 'empty':
      return {
        title: t('labels.problem.empty.title', 'There’s nothing in it'),
        text: t('labels.problem.empty.text', 'Paste the whole text, or choose another file.'),
      };
    case 'too-large':
      return {
        title: t('labels.problem.too-large.title', 'That’s too large'),
        text: t('labels.problem.too-large.text', 'Kennel reads up to 1 MB. Split the file by lines.'),
      };
    case 'too-many-lines':
      return {
        title: t('labels.problem.too-many-lines.title', 'Too many lines'),
        text: t(
          'labels.problem.too-many-lines.text',
          'Kennel reads up to {count}. Split the file by lines.',
          {
            count: inCount(problem.most),
          },
        ),
      };
    case 'no-labels':
      return {
        title: t('labels.problem.no-labels.title', 'These aren’t labels'),
        text: t(
          'labels.problem.no-labels.text',
          'Not one line is a record of BIP\u00a0329. Nothing was changed.',
        ),
      };
    case 'unreadable':
      return {
        title: t('labels.problem.unreadable.title', 'Couldn’t read this file'),
        text: t('labels.problem.unreadable.text', 'It isn’t plain text, or your phone didn’t open it.'),
      };
  }
}

function whyBad(problem: LabelProblem): string {
  switch (problem) {
    case 'not-a-record':
      return t('labels.bad.not-a-record', 'not a record');
    case 'bad-reference':
      return t('labels.bad.bad-reference', 'the reference isn’t valid');
    case 'other-network':
      return t('labels.bad.other-network', 'an address of another network');
    case 'bad-value':
      return t('labels.bad.bad-value', 'a value of the wrong kind');
    case 'too-long':
      return t('labels.bad.too-long', 'too long');
  }
}

/** `Line 12: not a record`. */
export const describeBadLine = ({ line, problem }: BadLine): string =>
  t('labels.badLine', 'Line {line}: {why}', { line: inCount(line), why: whyBad(problem) });

/** `4 lines can’t be read`. */
export const countBadLines = (count: number): string =>
  t('labels.badLines', '{count, plural, one {1 line can’t be read} other {{number} lines can’t be read}}', {
    count,
    number: inCount(count),
  });

/** Labels that are left out although they are valid. */
export const describeAside = {
  same: (count: number): string =>
    t('labels.aside.same', '{count, plural, one {1 is the same here} other {{number} are the same here}}', {
      count,
      number: inCount(count),
    }),
  unused: (count: number): string =>
    t(
      'labels.aside.unused',
      '{count, plural, one {1 is of a kind Kennel doesn’t keep} other {{number} are of a kind Kennel doesn’t keep}}',
      { count, number: inCount(count) },
    ),
  foreign: (count: number): string =>
    t(
      'labels.aside.foreign',
      '{count, plural, one {1 isn’t about this wallet} other {{number} aren’t about this wallet}}',
      { count, number: inCount(count) },
    ),
};

/** The subject of a change, when its row does not show it. */
export function nameSubject(subject: LabelSubject): string | null {
  if (subject === 'account') return LABEL_MESSAGES.own;
  return subject === 'wallet' ? LABEL_MESSAGES.wallet : null;
}

export const describeLabelWarning = (warning: LabelWarning): string =>
  warning.kind === 'name-taken'
    ? t('labels.warning.name-taken', 'Another address is already called “{name}”', { name: warning.name })
    : warning.name === null
      ? t('labels.warning.look-alike.paid', 'Looks like an address you paid, but it’s different')
      : t('labels.warning.look-alike', 'Looks like the address of “{name}”, but it’s different', {
          name: warning.name,
        });
