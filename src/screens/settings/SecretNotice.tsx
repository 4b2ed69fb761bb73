// Shown where a secret can't be: there is none, or the permission to show it has ended.
import { BottomAction } from '../../components/actions/BottomAction.tsx';
import type { ButtonAction } from '../../components/actions/Button.tsx';
import { Lead } from '../../components/layout/Lead.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { Scene } from '../../components/layout/Scene.tsx';

interface SecretNoticeProps {
  readonly scene: 'locked' | 'empty';
  readonly title: string;
  readonly text: string;
  readonly action: ButtonAction;
}

/** A reason and the next step. */
export function SecretNotice({ scene, title, text, action }: SecretNoticeProps) {
  return (
    <Page isLow bottom={<BottomAction {...action} isEnabled isBusy={false} />}>
      <Scene name={scene} />
      <Lead title={title} text={text} />
    </Page>
  );
}
