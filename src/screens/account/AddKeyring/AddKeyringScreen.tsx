// How to add a wallet: create one, or import an existing one.

import { Avatar } from '../../../components/address/Avatar.tsx';
import type { IconName } from '../../../components/art/iconPaths.ts';
import { Card } from '../../../components/layout/Card.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Scene } from '../../../components/layout/Scene.tsx';
import { ADD_KEYRING_MESSAGES as MESSAGES } from '../../../i18n/messages/accounts/importMessages.ts';
import { MULTISIG_MESSAGES as SHARED } from '../../../i18n/messages/accounts/multisigMessages.ts';

export type AddKeyringView =
  | { readonly status: 'adding' }
  /** the user already has a wallet: creating one isn't offered */
  | { readonly status: 'bringing-in' };

export interface AddKeyringEvents {
  readonly onNewWords: () => void;
  readonly onWords: () => void;
  readonly onKey: () => void;
  /** undefined if addresses can't be watched */
  readonly onWatch: (() => void) | undefined;
  readonly onFile: () => void;
  /** undefined if another phone's wallet can't be watched */
  readonly onPair: (() => void) | undefined;
  readonly onShared: () => void;
}

interface Way {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly onPress: () => void;
}

const bringing = ({
  onWords,
  onKey,
  onWatch,
  onFile,
  onPair,
  onShared,
}: AddKeyringEvents): readonly Way[] => [
  { icon: 'phrase', title: MESSAGES.words, text: MESSAGES.wordsText, onPress: onWords },
  { icon: 'key', title: MESSAGES.key, text: MESSAGES.keyText, onPress: onKey },
  { icon: 'file', title: MESSAGES.file, text: MESSAGES.fileText, onPress: onFile },
  ...(onWatch
    ? [{ icon: 'eye', title: MESSAGES.watch, text: MESSAGES.watchText, onPress: onWatch } as const]
    : []),
  ...(onPair
    ? [{ icon: 'qr', title: MESSAGES.pair, text: MESSAGES.pairText, onPress: onPair } as const]
    : []),
  { icon: 'contact', title: SHARED.entry, text: SHARED.entryText, onPress: onShared },
];

/** Lists all ways; with `bringing-in`, only the ways to import. */
export function AddKeyringScreen({ status, ...events }: AddKeyringView & AddKeyringEvents) {
  if (status === 'bringing-in') {
    return (
      <Page isLow>
        <Scene name="locked" size="small" />
        <Lead title={MESSAGES.bringTitle} text={MESSAGES.bringText} />
        <Card padding="flush">
          <Ways ways={bringing(events)} />
        </Card>
      </Page>
    );
  }
  return (
    <Page>
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
          <Row leading={<Avatar icon={icon} />} title={title} text={text} onPress={onPress} hasChevron />
        </li>
      ))}
    </ul>
  );
}
