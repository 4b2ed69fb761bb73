// Common arguments of the send form's stories.
import { fn } from 'storybook/test';
import { createReady } from '../../mocks/views/txViews.ts';
import type { OtherText } from '../../src/components/layout/CodeNotice.tsx';

/** A complete draft with its plan, and recorded events. */
export const SENDING_ARGS = {
  ...createReady(),
  onRecipientText: fn(),
  onPaste: fn(),
  onScan: fn() as (() => void) | null,
  onPicture: fn(),
  onPick: fn(),
  onList: fn(),
  onListText: fn(async () => null as OtherText | null),
  onChooseCoins: fn(),
  onReleaseCoin: fn(),
  onProtectCoin: fn(),
  onFreezeCoin: fn(),
  onAmountText: fn(),
  onUnit: fn(),
  onMax: fn(),
  onFeePreset: fn(),
  onFeeText: fn(),
  onReview: fn(),
  onCancel: fn(),
  onStartOver: fn(),
  onRefresh: fn(),
  onReceive: fn(),
  onBringKey: fn(),
  onPropose: fn(),
};

/** The input doesn't make a plan. */
export const NOT_YET = { canReview: false } as const;
