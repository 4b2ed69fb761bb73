// A token, file or NFT transfer in a list: direction, time, counterpart, amount.
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
  /** from this account's view */
  readonly way: ActivityDirection;
  readonly state: 'done' | 'under-way' | 'failed';
  readonly subject: TransferSubject;
  /** replaces the name of the direction */
  readonly title?: string;
  /** when, and with whom */
  readonly second: ReactNode;
  readonly isHidden: boolean;
  /** absent if it isn't pressable */
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

/** Links to the transfer's details. */
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

/** The subject, with the direction in its corner; pulses while under way. */
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

/** An amount that never moved is struck through without a sign; not while hidden, which would reveal that. */
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
