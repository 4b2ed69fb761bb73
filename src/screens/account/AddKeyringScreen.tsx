// How to add a wallet: make one, or bring in what exists.

import { Avatar } from '../../components/Avatar.tsx';
import { Card } from '../../components/Card.tsx';
import type { IconName } from '../../components/icons/iconPaths.ts';
import { Lead } from '../../components/Lead.tsx';
import { Page } from '../../components/Page.tsx';
import { Row } from '../../components/Row.tsx';
import { Scene } from '../../components/Scene.tsx';
import { ADD_KEYRING_MESSAGES as MESSAGES } from '../../text/importMessages.ts';
import type { AddKeyringEvents, AddKeyringView } from './AddKeyringScreen.types.ts';

interface Way {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly onPress: () => void;
}

const bringing = ({ onWords, onKey, onWatch, onFile }: AddKeyringEvents): readonly Way[] => [
  { icon: 'phrase', title: MESSAGES.words, text: MESSAGES.wordsText, onPress: onWords },
  { icon: 'key', title: MESSAGES.key, text: MESSAGES.keyText, onPress: onKey },
  { icon: 'file', title: MESSAGES.file, text: MESSAGES.fileText, onPress: onFile },
  { icon: 'eye', title: MESSAGES.watch, text: MESSAGES.watchText, onPress: onWatch },
];

/** Every way in one list; who has a wallet already is asked only what they have of it. */
export function AddKeyringScreen({ status, ...events }: AddKeyringView & AddKeyringEvents) {
  if (status === 'bringing-in') {
    return (
      <Page onBack={events.onBack} isLow>
        <Scene name="locked" size="small" />
        <Lead title={MESSAGES.bringTitle} text={MESSAGES.bringText} />
        <Card padding="flush">
          <Ways ways={bringing(events)} />
        </Card>
      </Page>
    );
  }
  return (
    <Page onBack={events.onBack}>
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      <Card padding="flush" title={MESSAGES.make}>
        <Ways
          ways={[
            {
              icon: 'plus',
              title: MESSAGES.newWords,
              text: MESSAGES.newWordsText,
              onPress: events.onNewWords,
            },
          ]}
        />
      </Card>
      <Card padding="flush" title={MESSAGES.bring}>
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
          <Row leading={<Avatar icon={icon} />} title={title} second={text} onPress={onPress} hasChevron />
        </li>
      ))}
    </ul>
  );
}
