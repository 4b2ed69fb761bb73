// Surrounds the wallet during practice: a banner about its fake DOGE, the progress, and the next step.
import { type Ref, useId } from 'react';
import { Button } from '../../src/components/actions/Button.tsx';
import { Icon } from '../../src/components/art/Icon.tsx';
import { MoodDog } from '../../src/components/art/MoodDog.tsx';
import { Steps } from '../../src/components/layout/Steps.tsx';
import {
  countSteps,
  PRACTICE_MESSAGES as MESSAGES,
  PRACTICE_STEPS as STEPS,
} from '../../src/i18n/messages/app/practiceMessages.ts';
import styles from './LessonFrame.module.css';
import { LESSON, type LessonStep } from './Practice.ts';

/** The lesson's progress. */
export interface LessonView {
  /** null when all steps are done */
  readonly step: LessonStep | null;
  /** the last step done; null at the beginning */
  readonly learnt: LessonStep | null;
  /** the phone was lost and replaced */
  readonly isLost: boolean;
  /** the look-alike was paid */
  readonly isAlikePaid: boolean;
  /** the panel covers the wallet; on a wide screen it always has its own place beside it */
  readonly isOpen: boolean;
}

export interface LessonEvents {
  readonly onToggle: () => void;
  readonly onHelp: () => void;
  readonly onAgain: () => void;
}

type LessonFrameProps = LessonView & LessonEvents;

/** Banner and lesson. @param head - the part that is always visible */
export function LessonFrame({ head, ...props }: LessonFrameProps & { readonly head?: Ref<HTMLDivElement> }) {
  const { step, isOpen, onToggle } = props;
  const id = useId();
  return (
    <aside className={styles.frame} aria-label={MESSAGES.lesson} data-over={step === null || undefined}>
      <div className={styles.head} ref={head}>
        <div className={styles.banner}>
          <Icon name="flag" size={16} />
          <strong>{MESSAGES.banner}</strong>
          <a className={styles.leave} href="/">
            {MESSAGES.leave}
          </a>
        </div>
        <button
          type="button"
          className={styles.now}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className={styles.nowText}>
            <span className={styles.position}>{positionOf(step)}</span>
            <span className={styles.nowTitle}>{step === null ? MESSAGES.finished : STEPS[step].title}</span>
          </span>
          <Icon name="chevron-down" size={20} className={styles.chevron} />
        </button>
      </div>
      <div id={id} className={styles.panel} data-open={isOpen || undefined}>
        <Lesson {...props} />
      </div>
    </aside>
  );
}

const positionOf = (step: LessonStep | null): string =>
  countSteps(step === null ? LESSON.length : LESSON.indexOf(step) + 1, LESSON.length);

function Lesson(props: LessonFrameProps) {
  const { step } = props;
  return (
    <div className={styles.lesson}>
      <Steps count={LESSON.length} current={step === null ? LESSON.length : LESSON.indexOf(step) + 1} />
      <div role="status" className={styles.said}>
        <Learnt {...props} />
        {step === null ? <Finished /> : <Step {...props} step={step} />}
      </div>
      {step === null ? <Ways {...props} /> : <Help {...props} step={step} />}
      <p className={styles.gone}>{MESSAGES.isGone}</p>
    </div>
  );
}

function Learnt({ learnt, isAlikePaid }: LessonFrameProps) {
  if (learnt === null) return null;
  const isTricked = learnt === 'alike' && isAlikePaid;
  return (
    <div className={styles.learnt} data-tricked={isTricked || undefined}>
      <MoodDog mood={isTricked ? 'worried' : 'happy'} />
      <p>
        <span className={styles.learntTitle}>{MESSAGES.learnt}</span>
        {isTricked ? STEPS.alike.paid : STEPS[learnt].learnt}
      </p>
    </div>
  );
}

function Step({ step, isLost }: LessonFrameProps & { readonly step: LessonStep }) {
  return (
    <>
      <h2 className={styles.title}>{STEPS[step].title}</h2>
      <p className={styles.text}>{step === 'lost' && isLost ? STEPS.lost.lostText : STEPS[step].text}</p>
    </>
  );
}

function Finished() {
  return (
    <>
      <h2 className={styles.title}>{MESSAGES.finished}</h2>
      <p className={styles.text}>{MESSAGES.finishedText}</p>
    </>
  );
}

function Help({ step, isLost, onHelp, onToggle }: LessonFrameProps & { readonly step: LessonStep }) {
  const message = STEPS[step];
  if (!('help' in message) || (step === 'lost' && isLost)) {
    return (
      <div className={styles.close}>
        <Button isWide onPress={onToggle}>
          {MESSAGES.show}
        </Button>
      </div>
    );
  }
  return (
    <Button tone="gold" isWide onPress={onHelp}>
      {message.help}
    </Button>
  );
}

function Ways({ onAgain }: LessonFrameProps) {
  return (
    <>
      <a className={styles.wallet} href="/">
        {MESSAGES.toWallet}
      </a>
      <Button tone="plain" isWide onPress={onAgain}>
        {MESSAGES.again}
      </Button>
    </>
  );
}
