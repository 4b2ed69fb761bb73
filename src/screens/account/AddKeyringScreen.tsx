// How to add a wallet: make one, or bring in what exists.
import { Card } from '../../components/Card.tsx';
import { Figure } from '../../components/Figure.tsx';
import type { IconName } from '../../components/icons/iconPaths.ts';
import { Lead } from '../../components/Lead.tsx';
import { Page } from '../../components/Page.tsx';
import { Row } from '../../components/Row.tsx';
import { Scene } from '../../components/Scene.tsx';
import { ADD_KEYRING_WORDS as WORDS } from '../../text/importWords.ts';
import type { AddKeyringEvents, AddKeyringView } from './AddKeyringScreen.types.ts';

interface Way {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly onPress: () => void;
}

const bringing = ({ onWords, onKey, onWatch, onFile }: AddKeyringEvents): readonly Way[] => [
  { icon: 'phrase', title: WORDS.words, text: WORDS.wordsText, onPress: onWords },
  { icon: 'key', title: WORDS.key, text: WORDS.keyText, onPress: onKey },
  { icon: 'file', title: WORDS.file, text: WORDS.fileText, onPress: onFile },
  { icon: 'eye', title: WORDS.watch, text: WORDS.watchText, onPress: onWatch },
];

/** Every way in one list; who has a wallet already is asked only what they have of it. */
export function AddKeyringScreen({ status, ...events }: AddKeyringView & AddKeyringEvents) {
  if (status === 'bringing-in') {
    return (
      <Page onBack={events.onBack} isLow>
        <Scene name="locked" size="small" />
        <Lead title={WORDS.bringTitle} text={WORDS.bringText} />
        <Card padding="flush">
          <Ways ways={bringing(events)} />
        </Card>
      </Page>
    );
  }
  return (
    <Page onBack={events.onBack}>
      <Lead title={WORDS.title} text={WORDS.text} />
      <Card padding="flush" title={WORDS.make}>
        <Ways
          ways={[
            { icon: 'plus', title: WORDS.newWords, text: WORDS.newWordsText, onPress: events.onNewWords },
          ]}
        />
      </Card>
      <Card padding="flush" title={WORDS.bring}>
        <Ways ways={bringing(events)} />
      </Card>
    </Page>
  );
}

function Ways({ ways }: { readonly ways: readonly Way[] }) {
  return (
    <ul>
      {ways.map(({ icon, title, text, onPress }) => (
        <li key={title}>
          <Row leading={<Figure icon={icon} />} title={title} second={text} onPress={onPress} hasChevron />
        </li>
      ))}
    </ul>
  );
}
