import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { Inline } from '../../../primitives/Inline/Inline';
import { Refusal } from '../../../primitives/Refusal/Refusal';
import { Stack } from '../../../primitives/Stack/Stack';
import { Text } from '../../../primitives/Text/Text';
import { TextArea } from '../../../primitives/TextArea/TextArea';

/** How far the saving has come; `refused` is why the note is not kept. */
export type NoteProgress =
  | { state: 'idle' | 'busy' | 'saved' }
  | { state: 'refused'; refusal: string };

export interface HorseNotesProps {
  /** As it is kept. */
  note: string;
  /** What was typed before and is not saved; null where nothing was. */
  draft: string | null;
  /** The most characters that it holds. */
  most: number;
  progress: NoteProgress;
  onSave: (detail: { note: string }) => void;
  /** Something was typed, to be handed back as `draft` when the page is left and entered again. */
  onDraft: (detail: { note: string }) => void;
}

/** An owner's own words about a horse. What is typed stays, whatever becomes of the saving. */
export function HorseNotes({
  note,
  draft: before,
  most,
  progress,
  onSave,
  onDraft,
}: HorseNotesProps) {
  const [draft, setDraft] = useState(before ?? note);
  const changed = draft !== note;
  const left = most - draft.length;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (changed) onSave({ note: draft });
      }}
    >
      <Stack gap="small">
        <TextArea
          label="Your notes"
          value={draft}
          onChange={({ value }) => {
            setDraft(value);
            onDraft({ note: value });
          }}
          hint="For you alone: nobody else can read them."
          most={most}
        />
        {progress.state === 'refused' && <Refusal>{progress.refusal}</Refusal>}
        <Inline gap="small">
          <Button
            type="submit"
            variant="secondary"
            busy={progress.state === 'busy'}
            disabled={!changed}
          >
            Save notes
          </Button>
          <span role="status">
            <Text size="small" tone="muted">
              {changed
                ? `Not saved yet. ${left.toLocaleString('en')} characters left.`
                : progress.state === 'saved' && 'Saved.'}
            </Text>
          </span>
        </Inline>
      </Stack>
    </form>
  );
}
