// Creating a multisig wallet: collecting keys, comparing, saving.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Progress } from '../../../components/feedback/Progress.tsx';
import { VaultFailure } from '../../../components/feedback/VaultFailure.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Scene } from '../../../components/layout/Scene.tsx';
import { MULTISIG_MESSAGES as MESSAGES } from '../../../i18n/messages/accounts/multisigMessages.ts';
import { NameCosignerSheet } from '../NameCosignerSheet.tsx';
import { CollectedKeysForm } from './CollectedKeysForm.tsx';
import { ComparedWallet } from './ComparedWallet.tsx';
import type { MultisigEvents, MultisigView } from './MultisigScreen.types.ts';

export function MultisigScreen(props: MultisigView & MultisigEvents) {
  return (
    <>
      <Step {...props} />
      <NameCosignerSheet {...props} />
    </>
  );
}

function Step(props: MultisigView & MultisigEvents) {
  switch (props.status) {
    case 'preparing':
    case 'reading':
      return (
        <Page isCentred>
          <h1 className="heard">{MESSAGES.title}</h1>
          <Progress label={MESSAGES.reading} stages={[MESSAGES.reading]} current={0} />
        </Page>
      );
    case 'collecting':
      return <CollectedKeysForm {...props} />;
    case 'comparing':
    case 'keeping':
      return <ComparedWallet {...props} isKeeping={props.status === 'keeping'} />;
    case 'already-here':
      return (
        <Page
          isLow
          bottom={<BottomAction label={MESSAGES.open} onPress={props.onOpen} isEnabled isBusy={false} />}
        >
          <Scene name="success" />
          <Lead title={MESSAGES.hereTitle} text={MESSAGES.hereText} />
        </Page>
      );
    case 'failed':
      return (
        <VaultFailure
          fault={props.fault}
          text={MESSAGES.hereText}
          action={{ label: MESSAGES.again, onPress: props.onTryAgain }}
        />
      );
  }
}
