// What Kennel has the messenger show fits its limits in every language (specification §5): what is too long is cut or refused.
import { afterEach, describe, expect, it } from 'vitest';
import { fitsHost } from '../domain/host/hostLimits.ts';
import { LANGUAGES } from '../domain/preferences/Language.ts';
import { setLanguage } from '../i18n/i18n.ts';
import { loadLanguage } from '../i18n/loadLanguage.ts';
import { COLLECT_MESSAGES } from '../i18n/messages/codes/rowMessages.ts';
import { RECIPIENT_MESSAGES } from '../i18n/messages/send/recipientMessages.ts';
import { SECOND_CONFIRMATION_MESSAGES } from '../i18n/messages/send/secondConfirmationMessages.ts';
import { DRAFT_MESSAGES } from '../i18n/messages/send/sendMessages.ts';
import { BIOMETRY_REASONS } from '../i18n/messages/settings/securityMessages.ts';

afterEach(() => setLanguage('en'));

const TEXTS = () =>
  [
    ['popupTitle', DRAFT_MESSAGES.leaveTitle],
    ['popupMessage', DRAFT_MESSAGES.leaveText],
    ['popupButtonText', DRAFT_MESSAGES.keep],
    ['popupButtonText', DRAFT_MESSAGES.discard],
    ['scannerText', RECIPIENT_MESSAGES.scanHint],
    ['scannerText', COLLECT_MESSAGES.hint],
    ['biometryReason', SECOND_CONFIRMATION_MESSAGES.reason],
    ...Object.values(BIOMETRY_REASONS).map((reason) => ['biometryReason', reason] as const),
  ] as const;

describe.each(LANGUAGES)('a text for the messenger in %s', (language) => {
  it('is neither too long nor empty', async () => {
    await loadLanguage(language);
    expect(TEXTS().filter(([limit, text]) => text === '' || !fitsHost(limit, text))).toEqual([]);
  });
});
