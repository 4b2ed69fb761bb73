import type { OtherText } from '../../../components/layout/CodeNotice.tsx';
import type { ChangedTally, LabelChange, LabelGroup } from '../../../domain/labels/compareLabels.ts';
import type { LabelsProblem, ReadLabels } from '../../../domain/labels/Label.ts';
import type { Outpoint } from '../../../domain/tx/Coin.ts';
import type { MadeFile, MadeFileEvents } from '../FileMade.tsx';

/** A change, and whether it is selected. */
export interface ShownChange extends LabelChange {
  readonly isTaken: boolean;
}

export type LabelsView =
  | {
      readonly status: 'idle';
      /** what would be exported */
      readonly known: ChangedTally;
      readonly typed: string;
      readonly problem: LabelsProblem | null;
      /** the given text, if it isn't labels. @default null */
      readonly other?: OtherText | null;
      readonly frozen: readonly Outpoint[];
    }
  | { readonly status: 'reading' }
  | {
      readonly status: 'preview';
      readonly changes: readonly ShownChange[];
      /** number of extended keys that aren't ours */
      readonly foreign: number;
      readonly read: Pick<ReadLabels, 'bad' | 'badCount' | 'unused'>;
    }
  | { readonly status: 'merged'; readonly merged: ChangedTally & { readonly leftOut: number } }
  | ({ readonly status: 'made'; readonly count: number } & MadeFile);

export interface LabelsEvents extends MadeFileEvents {
  readonly onMake: () => void;
  readonly onType: (text: string) => void;
  readonly onOpen: () => void;
  readonly onFile: (file: File) => void;
  readonly onUnfreeze: (coin: Outpoint) => void;
  /** selects or deselects one change */
  readonly onChoose: (key: string, isTaken: boolean) => void;
  /** the same for a whole group */
  readonly onChooseAll: (group: LabelGroup, isTaken: boolean) => void;
  readonly onMerge: () => void;
  /** back to the start; nothing is changed */
  readonly onCancel: () => void;
}
