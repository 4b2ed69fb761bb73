// The words on their way into the strongbox.
import { Page } from '../../components/Page.tsx';
import { Progress } from '../../components/Progress.tsx';
import { PHRASE_WORDS as WORDS } from '../../text/accountWords.ts';

/** Short; it says nothing but what happens. */
export function PhraseKeeping() {
  return (
    <Page isCentred>
      <h1 className="heard">{WORDS.keeping}</h1>
      <Progress label={WORDS.keeping} stages={[WORDS.keeping]} current={0} />
    </Page>
  );
}
