// Shown while the words are saved to the vault.

import { Progress } from '../../../components/feedback/Progress.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { PHRASE_MESSAGES as MESSAGES } from '../../../i18n/messages/accounts/accountMessages.ts';

export function PhraseKeeping() {
  return (
    <Page isCentred>
      <h1 className="heard">{MESSAGES.keeping}</h1>
      <Progress label={MESSAGES.keeping} stages={[MESSAGES.keeping]} current={0} />
    </Page>
  );
}
