import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { useIntoView } from '../../../primitives/Refusal/useIntoView';
import { TextField } from '../../../primitives/TextField/TextField';
import * as styles from './StarterArrival.css';

/** How far the answer has come; `refused` is why the name is not taken, `failed` why nothing was kept. */
export type NamingProgress =
  | { state: 'idle' | 'naming' | 'leaving' }
  | { state: 'refused' | 'failed'; refusal: string };

export interface NameStepProps {
  /** The name that it came with. */
  horse: string;
  progress: NamingProgress;
  onName: (detail: { name: string }) => void;
  /** The horse keeps the name that it has. */
  onKeep: () => void;
  onLater: () => void;
  /** Another name is typed: what was refused before is old. */
  onChange: () => void;
}

/** The name of a new owner's first horse: another, or the one that it came with. */
export function NameStep({ horse, progress, onName, onKeep, onLater, onChange }: NameStepProps) {
  const [name, setName] = useState(horse);
  const changed = name.trim() !== horse && name.trim() !== '';
  const failed = useIntoView<HTMLParagraphElement>(progress.state === 'failed');
  const busy = progress.state === 'naming' || progress.state === 'leaving';
  return (
    <form
      className={styles.answers}
      onSubmit={(event) => {
        event.preventDefault();
        if (changed && !busy) onName({ name });
      }}
    >
      <TextField
        label="Its name"
        value={name}
        onChange={({ value }) => {
          onChange();
          setName(value);
        }}
        autoComplete="off"
        hint="A name can be changed once, now or on the horse’s page."
        error={progress.state === 'refused' ? progress.refusal : undefined}
      />
      {progress.state === 'failed' && (
        <p ref={failed} role="alert" className={styles.failed}>
          {progress.refusal}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant={changed ? 'primary' : 'secondary'}
          busy={progress.state === 'naming'}
          disabled={!changed}
        >
          Choose this name
        </Button>
        <Button
          variant={changed ? 'secondary' : 'primary'}
          busy={progress.state === 'leaving'}
          onPress={onKeep}
        >
          Keep this name
        </Button>
        <Button variant="quiet" onPress={onLater}>
          Later
        </Button>
      </div>
    </form>
  );
}
