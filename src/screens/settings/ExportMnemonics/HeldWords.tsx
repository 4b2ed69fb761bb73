// Recovery words, shown while the button is held.
import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { WordGrid } from '../../../components/fields/WordGrid.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Facts } from '../../../components/layout/Facts.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import {
  EXPORT_MESSAGES,
  SHOW_WORDS_MESSAGES as MESSAGES,
} from '../../../i18n/messages/settings/securityMessages.ts';
import { HoldBar } from '../HoldBar.tsx';
import { SecretText } from '../SecretText.tsx';
import { SecretVeil } from '../SecretVeil.tsx';
import { useHeldSecret, type WhenHidden } from '../useHeldSecret.ts';
import styles from './HeldWords.module.css';

/** The number of words is unknown until they were shown once. */
const USUAL_COUNT = 12;

/** Held only by the component that shows it. */
export type RevealedWords =
  /** `passphrase` is empty if there is none */
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly passphrase: string }
  /** an extended private key */
  | { readonly kind: 'text'; readonly text: string };

export interface HeldWordsProps {
  /** a wallet imported as an extended key has that instead of words */
  readonly secret: 'words' | 'extended-key';
  readonly hasPassphrase: boolean;
  /** empty if not applicable */
  readonly hdPath: string;
  /** called at each hold; null if unavailable */
  readonly reveal: () => Promise<RevealedWords | null>;
  readonly whenHidden: WhenHidden;
  readonly onCheck: () => void;
}

/** Covered by default; the page contains no word then. */
export function HeldWords(props: HeldWordsProps) {
  const [count, setCount] = useState(USUAL_COUNT);
  const reveal = async () => {
    const secret = await props.reveal();
    if (secret?.kind === 'words') setCount(secret.words.length);
    return secret;
  };
  const held = useHeldSecret(reveal, props.whenHidden);
  const secret = held.state.kind === 'shown' ? held.state.secret : null;
  const isWords = props.secret === 'words';
  return (
    <Page title={isWords ? MESSAGES.title : MESSAGES.extendedTitle} bottom={<HoldBar held={held} />}>
      <SecretVeil state={held.state}>
        <Card>
          {isWords ? (
            <WordGrid count={count} words={secret?.kind === 'words' ? secret.words : null} />
          ) : (
            <SecretText text={secret?.kind === 'text' ? secret.text : null} lines={4} />
          )}
        </Card>
        {props.hasPassphrase && <Passphrase secret={secret} />}
      </SecretVeil>
      {props.hdPath !== '' && (
        <Card>
          <Facts
            facts={[
              {
                name: EXPORT_MESSAGES.path,
                value: <PathText path={props.hdPath} />,
                second: MESSAGES.pathNote,
              },
            ]}
          />
        </Card>
      )}
      <Button isWide onPress={props.onCheck}>
        {MESSAGES.check}
      </Button>
    </Page>
  );
}

const PathText = ({ path }: { readonly path: string }) => (
  <code className={styles.path} translate="no">
    {path}
  </code>
);

function Passphrase({ secret }: { readonly secret: RevealedWords | null }) {
  return (
    <>
      <Card title={EXPORT_MESSAGES.passphrase}>
        <SecretText text={secret?.kind === 'words' ? secret.passphrase : null} lines={1} />
      </Card>
      <Notice tone="caution" title={MESSAGES.passphraseNote} />
    </>
  );
}
