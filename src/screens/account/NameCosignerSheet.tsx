// Names a key of a multisig wallet: its owner, or where it is kept.
import { Button } from '../../components/actions/Button.tsx';
import { Form } from '../../components/fields/Form.tsx';
import { type NameDraft, NameField } from '../../components/fields/NameField.tsx';
import { Sheet } from '../../components/overlays/Sheet.tsx';
import { MULTISIG_MESSAGES as MESSAGES } from '../../i18n/messages/accounts/multisigMessages.ts';
import { NAME_MESSAGES } from '../../i18n/messages/accounts/walletMessages.ts';

export interface CosignerNaming {
  /** null while closed; saving an empty name removes the old one */
  readonly naming: NameDraft | null;
  /** opens the sheet */
  readonly onName: (extendedKey: string) => void;
  readonly onNameText: (text: string) => void;
  readonly onNameSave: () => void;
  readonly onNameClose: () => void;
}

export function NameCosignerSheet(props: CosignerNaming) {
  const { naming, onNameText, onNameSave, onNameClose } = props;
  const canSave = naming !== null && naming.problem === null;
  return (
    <Sheet isOpen={naming !== null} title={MESSAGES.nameKey} onClose={onNameClose}>
      {naming && (
        <Form canSubmit={canSave} onSubmit={onNameSave}>
          <NameField draft={naming} onText={onNameText} remark={MESSAGES.nameHint} />
        </Form>
      )}
      <Button tone="gold" isWide isDisabled={!canSave} onPress={onNameSave}>
        {NAME_MESSAGES.save}
      </Button>
    </Sheet>
  );
}
