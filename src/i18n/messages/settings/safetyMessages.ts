// Messages of the safety page.
import { messages, t } from '../../i18n.ts';

export const SAFETY_MESSAGES = messages('safety', {
  title: 'Safety',
  text: 'Each step makes your money harder to lose or steal.',
  allDone: 'Everything on this list is done.',
});

/** Each step: what to do, why, and the text once it is done. */
export const SAFETY_STEPS = messages('safety.steps', {
  backup: {
    title: 'Check backup',
    open: 'Without a checked backup, losing this device can mean losing your money.',
    done: 'Every wallet’s backup was checked.',
  },
  file: {
    title: 'Test a backup file',
    open: 'Save all wallets in one encrypted file, then open it to test it.',
    done: 'Your tested file holds every wallet.',
  },
  shared: {
    title: 'Keep descriptions',
    open: 'A shared wallet needs its description too. Save it outside this phone.',
    done: 'You saved every shared wallet’s description.',
  },
  unlock: {
    title: 'Quick unlock',
    open: 'Use your fingerprint, face or passkey, so no one sees you type your password.',
    done: 'On for this device.',
  },
  confirmation: {
    title: 'Confirm payments',
    open: 'Ask for your password once more before money leaves.',
    done: 'Kennel asks once more before money leaves.',
  },
});

export function describeSafety(done: number, total: number): string {
  if (done === total) return t('safety.summary.all', 'Your kennel is complete');
  if (done === 0) return t('safety.summary.none', 'Let’s build your kennel');
  return t('safety.summary.some', '{done} of {total} done', { done, total });
}
