import { PlayerText, Stack, Text, TextArea } from '@furlong/ui';

export interface PlayerTextAreaProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The most characters that can be typed. */
  most: number;
  error?: string | undefined;
  /** As it will be kept; null while it cannot be. */
  text: string | null;
}

/** A text for others to read: as one types, it is shown as they will read it where that is otherwise. */
export function PlayerTextArea({ label, value, onChange, most, error, text }: PlayerTextAreaProps) {
  return (
    <>
      <TextArea
        label={label}
        value={value}
        onChange={(detail) => onChange(detail.value)}
        most={most}
        hint="*Stress*, **more stress**, lists, > quotes and links are read as such."
        error={error}
      />
      {text !== null && looksOtherwise(text) && (
        <Stack gap="xsmall">
          <Text size="small" tone="muted">
            As it will be read
          </Text>
          <PlayerText text={text} />
        </Stack>
      )}
    </>
  );
}

/** Whether a text has anything in it that is read otherwise than it is typed. */
const looksOtherwise = (text: string) => /[*_`>[\]#~]|^\s*(?:[-+]|\d+[.)]) |https?:/m.test(text);
