// The main subject of a screen, large: an amount of a token, a file, an NFT.

import type { TransferSubject } from '../../domain/drc20/TokenActivity.ts';
import type { TokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { foreignText } from '../../domain/text/foreignText.ts';
import { bareTokens } from '../../i18n/format/inAmounts.ts';
import { numberMarks } from '../../i18n/format/numberStyle.ts';
import { TOKEN_FORM_MESSAGES } from '../../i18n/messages/tokens/tokenSendMessages.ts';
import { nameNft } from '../../i18n/messages/wallet/nameSubject.ts';
import { shortAddress } from '../address/AddressText.tsx';
import { useHidden } from '../money/HiddenAmounts.tsx';
import { type HeroSign, type HeroTone, NumberHero } from './NumberHero.tsx';
import styles from './SubjectHero.module.css';

export interface SubjectHeroProps {
  readonly subject: TransferSubject;
  /** @default 'plain' */
  readonly tone?: HeroTone;
  /** before a token amount; files and NFTs have none. @default '' */
  readonly sign?: HeroSign;
  /** absent: from `HiddenAmounts` */
  readonly isHidden?: boolean;
}

/** Longer ticks are placed on their own line. */
const SHORT_TICK = 8;

/** Never truncated: a long number or name wraps. */
export function SubjectHero({ subject, tone = 'plain', sign = '', isHidden: given }: SubjectHeroProps) {
  const isHidden = useHidden(given);
  switch (subject.kind) {
    case 'token':
      return <Amount {...subject} tone={tone} sign={sign} isHidden={isHidden} />;
    case 'file':
      return (
        <div className={styles.hero}>
          <p className={styles.name} data-tone={tone} dir="auto">
            {subject.name === null ? TOKEN_FORM_MESSAGES.nameless : foreignText(subject.name)}
          </p>
          <span className={styles.id}>{shortAddress(subject.fileId)}</span>
        </div>
      );
    case 'nft':
      return (
        <div className={styles.hero}>
          <p className={styles.name} data-tone={tone} dir="auto">
            {nameNft(subject.tick, subject.number)}
          </p>
        </div>
      );
  }
}

interface TokenAmountProps extends Required<Omit<SubjectHeroProps, 'subject'>> {
  readonly amount: TokenUnits;
  readonly decimals: number;
  readonly tick: string;
}

function Amount({ amount, decimals, tick, tone, sign, isHidden }: TokenAmountProps) {
  const { decimalMark } = numberMarks();
  const [whole = '', fraction = ''] = bareTokens(amount, decimals).split(decimalMark);
  const isBeside = tick.length <= SHORT_TICK;
  const name = <bdi>{foreignText(tick)}</bdi>;
  return (
    <div className={styles.hero}>
      <NumberHero
        whole={whole}
        fraction={
          fraction !== '' && (
            <>
              {decimalMark}
              {fraction}
            </>
          )
        }
        unit={isBeside ? <> {name}</> : null}
        digits={sign.length + whole.length + 0.7 * fraction.length + (isBeside ? 0.5 * tick.length : 0) + 0.5}
        tone={tone}
        sign={sign}
        isHidden={isHidden}
        mayWrap
      />
      {!isBeside && <p className={styles.below}>{name}</p>}
    </div>
  );
}
