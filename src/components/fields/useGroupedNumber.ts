// A number field with group separators while typing: its shown text, edits and caret.
import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  applyEdit,
  caretShown,
  showGrouped,
  withoutTrailingZeros,
} from '../../domain/amount/groupedNumber.ts';
import { numberMarks } from '../../i18n/format/numberStyle.ts';

interface GroupedNumber {
  readonly shown: string;
  readonly field: {
    readonly ref: RefObject<HTMLInputElement | null>;
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/**
 * Formats one number per key press. Trailing zeros are removed when not typing.
 *
 * @param text - without group marks
 * @param onText - called without group marks
 */
export function useGroupedNumber(text: string, onText: (text: string) => void): GroupedNumber {
  const [isTyping, setTyping] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const edited = useRef<{ readonly text: string; readonly caret: number } | null>(null);
  const marks = numberMarks();
  const kept = isTyping ? text : withoutTrailingZeros(text, marks);
  const shown = showGrouped(kept, marks);
  useLayoutEffect(() => {
    const edit = edited.current;
    edited.current = null;
    if (edit?.text !== kept || ref.current !== document.activeElement) return;
    const place = caretShown(kept, shown, edit.caret, marks);
    ref.current?.setSelectionRange(place, place);
  });
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { value: raw, selectionStart } = target;
    const isForward = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward';
    const edit = { shown, text: kept, raw, caret: selectionStart ?? raw.length, isForward };
    edited.current = applyEdit(edit, marks);
    onText(edited.current.text);
  };
  return {
    shown,
    field: { ref, value: shown, onChange, onFocus: () => setTyping(true), onBlur: () => setTyping(false) },
  };
}
