/** The panel's own small controls: a card, a choice among few, a field. */
import { type ReactNode, useId } from 'react';

interface PanelCardProps {
  readonly title: string;
  /** beside the title, at the end */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function PanelCard({ title, aside, children }: PanelCardProps) {
  return (
    <section className="panel-card">
      <header>
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly value: T | null;
  readonly onChoose: (value: T) => void;
}

/** A choice among few, all of them visible. */
export function Choice<T extends string>({ label, options, value, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className="choice">
      <legend className="heard">{label}</legend>
      {options.map(([option, label]) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChoose(option)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly placeholder?: string;
  readonly unit?: string;
  readonly isMono?: boolean;
  /** what is wrong with the value; null when nothing is */
  readonly problem?: string | null;
}

export function Field({ label, value, onChange, placeholder, unit, isMono = false, problem }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input
          id={id}
          value={value}
          placeholder={placeholder}
          data-mono={isMono}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem != null}
          onChange={(event) => onChange(event.target.value)}
        />
        {unit && <span>{unit}</span>}
      </div>
      {problem && <p className="panel-problem">{problem}</p>}
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className="switch">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}

interface SelectProps {
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A choice among many. */
export function Select({ label, options, value, onChoose }: SelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
