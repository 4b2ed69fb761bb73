// The words on their way into the strongbox.
import { Page } from '../../components/Page.tsx';
import { Progress } from '../../components/Progress.tsx';
import { PHRASE_MESSAGES as MESSAGES } from '../../text/accountMessages.ts';

/** Short; it says nothing but what happens. */
export function PhraseKeeping() {
  return (
    <Page isCentred>
      <h1 className="heard">{MESSAGES.keeping}</h1>
      <Progress label={MESSAGES.keeping} stages={[MESSAGES.keeping]} current={0} />
    </Page>
  );
}
