// A move of a token, a file or an NFT in a list: what it did, when and with whom, how much.
import type { ReactNode } from 'react';
import type { ActivityDirection, TransferSubject } from '../../domain/drc20/TokenActivity.ts';
import { foreignText } from '../../domain/text/foreignText.ts';
import { nameActivity } from '../../i18n/messages/tokens/tokenActivityMessages.ts';
import { TOKEN_FORM_MESSAGES } from '../../i18n/messages/tokens/tokenSendMessages.ts';
import { nameNft } from '../../i18n/messages/wallet/nameSubject.ts';
import { SubjectAvatar } from '../address/SubjectAvatar.tsx';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import { Row } from '../layout/Row.tsx';
import { TokenAmountText } from '../tokens/TokenAmountText.tsx';
import styles from './ActivityRow.module.css';

export interface ActivityRowProps {
  /** what happened to the subject, as this account sees it */
  readonly way: ActivityDirection;
  readonly state: 'done' | 'under-way' | 'failed';
  /** what moved */
  readonly subject: TransferSubject;
  /** stands where the name of what it did would; absent: that name */
  readonly title?: string;
  /** when, and with whom */
  readonly second: ReactNode;
  readonly isHidden: boolean;
  /** absent where it leads nowhere */
  readonly onPress?: (() => void) | undefined;
}

const ICONS: Record<ActivityDirection, IconName> = {
  received: 'receive',
  sent: 'send',
  minted: 'plus',
  deployed: 'flag',
  burned: 'trash',
};

const isIncome = (way: ActivityDirection): boolean => way === 'received' || way === 'minted';

/** A row that leads to the move's detail. */
export function ActivityRow({ way, state, subject, title, second, isHidden, onPress }: ActivityRowProps) {
  return (
    <Row
      leading={<ActivityAvatar way={way} state={state} subject={subject} />}
      title={title ?? nameActivity(way, state)}
      second={second}
      trailing={<Moved way={way} state={state} subject={subject} isHidden={isHidden} />}
      {...(subject.kind === 'token' && {
        trailingSecond: <bdi className={styles.tick}>{foreignText(subject.tick)}</bdi>,
      })}
      onPress={onPress}
    />
  );
}

type AvatarProps = Pick<ActivityRowProps, 'way' | 'state' | 'subject'>;

/** What moved, and in its corner which way; breathes while it is under way. */
function ActivityAvatar({ way, state, subject }: AvatarProps) {
  const shownState = state === 'done' && isIncome(way) ? 'received' : state;
  return (
    <span className={styles.avatar} data-state={shownState}>
      <SubjectAvatar subject={subject} />
      <span className={styles.mark}>
        <Icon name={state === 'failed' ? 'close' : ICONS[way]} size={12} />
      </span>
    </span>
  );
}

const toneOf = (way: ActivityDirection, state: ActivityRowProps['state']): 'void' | 'received' | 'plain' => {
  if (state === 'failed') return 'void';
  return isIncome(way) && state === 'done' ? 'received' : 'plain';
};

const signOf = (way: ActivityDirection): string => (isIncome(way) ? '+' : way === 'deployed' ? '' : '\u2212');

/** What never moved is struck through and has no sign; a hidden amount tells nothing, so nothing is struck. */
function Moved({ way, state, subject, isHidden }: AvatarProps & Pick<ActivityRowProps, 'isHidden'>) {
  const tone = isHidden && state === 'failed' ? 'plain' : toneOf(way, state);
  switch (subject.kind) {
    case 'token':
      return (
        <span className={styles.amount} data-tone={tone} dir="ltr">
          {!isHidden && state !== 'failed' && signOf(way)}
          <TokenAmountText units={subject.amount} decimals={subject.decimals} isHidden={isHidden} />
        </span>
      );
    case 'file':
      return (
        <bdi className={styles.name}>
          {subject.name === null ? TOKEN_FORM_MESSAGES.nameless : foreignText(subject.name)}
        </bdi>
      );
    case 'nft':
      return <bdi className={styles.name}>{nameNft(subject.tick, subject.number)}</bdi>;
  }
}
