// The changes in a file, in groups: possible deceptions first, then differences, then new ones; and what is skipped.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { changeKind } from '../../../domain/labels/compareLabels.ts';
import {
  countBadLines,
  describeAside,
  describeBadLine,
  describeFreezing,
  LABEL_MESSAGES as MESSAGES,
  nameMerge,
} from '../../../i18n/messages/settings/labelMessages.ts';
import { LabelChangeList } from './LabelChangeList.tsx';
import styles from './LabelsScreen.module.css';
import type { LabelsEvents, LabelsView, ShownChange } from './LabelsScreen.types.ts';

type PreviewProps = Extract<LabelsView, { status: 'preview' }> & LabelsEvents;

const isName = ({ subject }: ShownChange): boolean => subject !== 'note' && subject !== 'frozen-coin';

export function LabelsPreview(props: PreviewProps) {
  const { changes, onMerge, onCancel, onChoose, onChooseAll } = props;
  const open = changes.filter((change) => changeKind(change) !== 'same');
  const doubtful = open.filter(({ warning }) => warning !== null);
  const plain = open.filter(({ warning }) => warning === null);
  const differing = plain.filter((change) => changeKind(change) === 'differs');
  const fresh = plain.filter((change) => changeKind(change) === 'new');
  const taken = open.filter(({ isTaken }) => isTaken).length;
  const action =
    open.length === 0 ? (
      <BottomAction label={MESSAGES.back} isEnabled isBusy={false} onPress={onCancel} />
    ) : (
      <>
        <BottomAction label={nameMerge(taken)} isEnabled={taken > 0} isBusy={false} onPress={onMerge} />
        <Button tone="plain" isWide onPress={onCancel}>
          {MESSAGES.cancel}
        </Button>
      </>
    );
  const coins = fresh.filter(({ subject }) => subject === 'frozen-coin');
  const list = { onChoose };
  return (
    <Page title={MESSAGES.previewTitle} bottom={action}>
      {open.length === 0 ? (
        <Notice tone="note" title={MESSAGES.nothingNew} text={MESSAGES.nothingNewText} />
      ) : (
        <Notice tone="note" title={MESSAGES.previewText} />
      )}
      <LabelChangeList {...list} title={MESSAGES.check} text={MESSAGES.checkText} changes={doubtful} />
      <LabelChangeList {...list} title={MESSAGES.differs} changes={differing}>
        {differing.length > 1 && (
          <div className={styles.both}>
            <Button size="small" onPress={() => onChooseAll('differing', false)}>
              {MESSAGES.keepAll}
            </Button>
            <Button size="small" onPress={() => onChooseAll('differing', true)}>
              {MESSAGES.takeAll}
            </Button>
          </div>
        )}
      </LabelChangeList>
      <LabelChangeList {...list} title={MESSAGES.names} changes={fresh.filter(isName)} />
      <LabelChangeList
        {...list}
        title={MESSAGES.notes}
        changes={fresh.filter(({ subject }) => subject === 'note')}
      />
      <LabelChangeList {...list} title={MESSAGES.coins} text={describeFreezing(coins.length)} changes={coins}>
        {coins.length > 1 && (
          <div className={styles.both}>
            <Button size="small" onPress={() => onChooseAll('coins', false)}>
              {MESSAGES.freezeNone}
            </Button>
            <Button size="small" onPress={() => onChooseAll('coins', true)}>
              {MESSAGES.freezeAll}
            </Button>
          </div>
        )}
      </LabelChangeList>
      <Aside {...props} same={changes.length - open.length} />
    </Page>
  );
}

function Aside({ read, foreign, same }: PreviewProps & { readonly same: number }) {
  const { bad, badCount, unused } = read;
  if (badCount + unused + foreign + same === 0) return null;
  return (
    <Card title={MESSAGES.aside}>
      <ul className={styles.aside}>
        {same > 0 && <li>{describeAside.same(same)}</li>}
        {unused > 0 && <li>{describeAside.unused(unused)}</li>}
        {foreign > 0 && <li>{describeAside.foreign(foreign)}</li>}
        {badCount > 0 && <li>{countBadLines(badCount)}</li>}
        {bad.map((line) => (
          <li key={line.line} className={styles.bad}>
            {describeBadLine(line)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
