/** Shown while a screen loads: its shape, after a short delay. */
import { FormPlaceholder } from '../../screens/placeholders/FormPlaceholder.tsx';
import { HomePlaceholder } from '../../screens/placeholders/HomePlaceholder.tsx';
import { LeadPlaceholder } from '../../screens/placeholders/LeadPlaceholder.tsx';
import { ListPlaceholder } from '../../screens/placeholders/ListPlaceholder.tsx';
import { ReceiptPlaceholder } from '../../screens/placeholders/ReceiptPlaceholder.tsx';
import type { PlaceholderShape } from '../routes/Route.ts';
import { Delayed } from './Delayed.tsx';

const SHAPES = {
  form: FormPlaceholder,
  home: HomePlaceholder,
  lead: LeadPlaceholder,
  list: ListPlaceholder,
  receipt: ReceiptPlaceholder,
} as const;

export function Placeholder({ shape }: { readonly shape: PlaceholderShape }) {
  const Shape = SHAPES[shape];
  return (
    <Delayed>
      <Shape />
    </Delayed>
  );
}
