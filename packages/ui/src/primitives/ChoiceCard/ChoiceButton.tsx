import { hit } from './choosable.css';

export interface ChoiceButtonProps {
  /** What is chosen: the title of its card. */
  name: string;
  selected: boolean;
  /** Id of the text that says why it cannot be chosen. When given, a press does nothing. */
  reasonId?: string | undefined;
  onSelect: () => void;
}

/** The title of a card that can be chosen; the whole card is its target. */
export function ChoiceButton({ name, selected, reasonId, onSelect }: ChoiceButtonProps) {
  const unavailable = reasonId !== undefined;
  return (
    // Not `disabled`: the reason must be within reach of the keyboard.
    <button
      type="button"
      className={hit}
      aria-pressed={selected}
      aria-disabled={unavailable || undefined}
      aria-describedby={reasonId}
      onClick={() => {
        if (!unavailable) onSelect();
      }}
    >
      {name}
    </button>
  );
}
