// What a screen is about, large: so much of a token, a file, an NFT.
import { seenName } from '../domain/content/seenName.ts';
import type { MoveSubject } from '../domain/drc20/TokenMove.ts';
import type { TokenUnits } from '../domain/drc20/TokenUnits.ts';
import { bareTokens } from '../text/inTokens.ts';
import { nameNft } from '../text/nameSubject.ts';
import { numberMarks } from '../text/numberStyle.ts';
import { TOKEN_FORM_WORDS } from '../text/tokenSendWords.ts';
import { shortAddress } from './AddressText.tsx';
import { HiddenAmount } from './AmountText.tsx';
import { figureFit } from './figureFit.ts';
import styles from './SubjectHero.module.css';

export interface SubjectHeroProps {
  readonly subject: MoveSubject;
  /** gold where it is the screen's one gold number; void for what never moved. @default 'plain' */
  readonly tone?: 'plain' | 'gold' | 'received' | 'void';
  readonly sign?: '' | '+' | '\u2212';
  readonly isHidden?: boolean;
}

/** Longer ticks stand on a line of their own. */
const SHORT_TICK = 8;

/** Nothing of it is cut: a long number or name goes over several lines. */
export function SubjectHero({ subject, tone = 'plain', sign = '', isHidden = false }: SubjectHeroProps) {
  switch (subject.kind) {
    case 'token':
      return <Amount {...subject} tone={tone} sign={sign} isHidden={isHidden} />;
    case 'file':
      return (
        <div className={styles.hero}>
          <p className={styles.name} data-tone={tone} dir="auto">
            {subject.name === null ? TOKEN_FORM_WORDS.nameless : seenName(subject.name)}
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
  const [whole = '', fraction] = bareTokens(amount, decimals).split(numberMarks().decimalMark);
  const isBeside = tick.length <= SHORT_TICK;
  const digits = sign.length + whole.length + 0.7 * (fraction?.length ?? 0);
  return (
    <div className={styles.hero}>
      <p
        className={styles.number}
        data-tone={tone}
        style={figureFit(digits + (isBeside ? 0.5 * tick.length + 0.5 : 0.5))}
      >
        {isHidden ? (
          <HiddenAmount />
        ) : (
          <span className={styles.digits}>
            {sign}
            {whole}
            {fraction !== undefined && (
              <span className={styles.fraction}>
                {numberMarks().decimalMark}
                {fraction}
              </span>
            )}
          </span>
        )}
        {isBeside && (
          <span className={styles.unit}>
            {' '}
            <bdi>{seenName(tick)}</bdi>
          </span>
        )}
      </p>
      {!isBeside && (
        <p className={styles.below}>
          <bdi>{seenName(tick)}</bdi>
        </p>
      )}
    </div>
  );
}
