// The top of a transfer's details: direction, amount, time, state.

import { SubjectAvatar } from '../../../components/address/SubjectAvatar.tsx';
import { Chip } from '../../../components/layout/Chip.tsx';
import { SubjectHero } from '../../../components/layout/SubjectHero.tsx';
import { TimeText } from '../../../components/layout/TimeText.tsx';
import { activityStateOf } from '../../../components/lists/activityState.ts';
import type { TokenStage } from '../../../domain/drc20/send/TokenTransfer.ts';
import type { ActivityDirection, TransferSubject } from '../../../domain/drc20/TokenActivity.ts';
import { nameActivity, nameStage } from '../../../i18n/messages/tokens/tokenActivityMessages.ts';
import head from '../DetailHead.module.css';

interface TransferHeadProps {
  readonly subject: TransferSubject;
  readonly way: ActivityDirection;
  readonly stage: TokenStage;
  /** milliseconds since 1970; null if unknown */
  readonly timeMs: number | null;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

const INCOME: readonly ActivityDirection[] = ['received', 'minted'];

/** An amount that never moved is struck through. */
export function TransferHead({ subject, way, stage, timeMs, nowMs }: TransferHeadProps) {
  const state = activityStateOf(stage);
  const isIncome = INCOME.includes(way);
  const hasSign = subject.kind === 'token' && state !== 'failed' && way !== 'deployed';
  return (
    <section className={head.head} aria-label={nameActivity(way, state)}>
      <SubjectAvatar subject={subject} />
      <p className={head.what}>{nameActivity(way, state)}</p>
      <SubjectHero
        subject={subject}
        sign={hasSign ? (isIncome ? '+' : '\u2212') : ''}
        tone={state === 'failed' ? 'void' : isIncome && state === 'done' ? 'received' : 'plain'}
      />
      {timeMs !== null && (
        <p className={head.when}>
          <TimeText atMs={timeMs} nowMs={nowMs} as="moment" />
        </p>
      )}
      {state === 'under-way' && <Chip label={nameStage(stage)} icon="clock" tone="note" />}
    </section>
  );
}
