import { Button } from '../../../primitives/Button/Button';
import { Inline } from '../../../primitives/Inline/Inline';
import { Select, type SelectOption } from '../../../primitives/Select/Select';
import { Text } from '../../../primitives/Text/Text';
import { type RerunProps, RerunQuestion } from '../RerunQuestion/RerunQuestion';
import * as styles from './WhatIf.css';
import { invitation } from './WhatIfInvitation';
import { type WhatIfRow, WhatIfTable } from './WhatIfTable';

export interface WhatIfAnswer {
  /** What came of it: "Iron Duchess wins by a neck; in the race it was third." */
  verdict: string;
  /** In the order in which they finish now. */
  rows: readonly WhatIfRow[];
}

/** What can be changed, with its value now. */
export interface WhatIfChoice {
  options: readonly SelectOption[];
  value: string;
  onSelect: (detail: { value: string }) => void;
}

export interface WhatIfProps extends RerunProps<WhatIfAnswer> {
  going: WhatIfChoice;
  /** Whose stall, weight and riding the next three are. */
  runner: WhatIfChoice;
  stall: WhatIfChoice;
  weight: WhatIfChoice;
  riding: WhatIfChoice;
  /** What differs from the race, a line each, such as "Going: Soft instead of Good". */
  changes: readonly string[];
  /** Something was changed here that can be taken back. */
  undoable: boolean;
  onUndo: () => void;
  onReset: () => void;
  onShare: () => void;
  /** The player's own runners, which are marked. */
  myHorseIds: readonly string[];
}

const summary = {
  idle: invitation.summary,
  running: 'Running the race again…',
  done: ({ verdict }: WhatIfAnswer) => verdict,
};

const button = { start: invitation.button, hide: 'Hide the what-if gallop' };

/** A race run again with something changed, beside the race as it was run. */
export function WhatIf({
  going,
  runner,
  stall,
  weight,
  riding,
  changes,
  undoable,
  onUndo,
  onReset,
  onShare,
  myHorseIds,
  ...question
}: WhatIfProps) {
  const { rerun } = question;
  return (
    <RerunQuestion {...question} title={invitation.title} summary={summary} button={button}>
      {rerun.state === 'done' && (
        <>
          <div className={styles.choices}>
            <Choice label="Going" {...going} width="wide" />
            <Choice label="Runner" {...runner} width="wide" />
            <Choice label="Stall" {...stall} width="narrow" />
            <Choice label="Weight" {...weight} width="narrow" />
            <Choice label="Ridden" {...riding} width="riding" />
          </div>
          <section className={styles.changes} aria-label="What is changed">
            {changes.length === 0 ? (
              <Text>Nothing is changed yet: this is the race as it was run.</Text>
            ) : (
              <ul className={styles.list}>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            )}
            <Inline gap="small">
              <Button variant="secondary" disabled={!undoable} onPress={onUndo}>
                Undo
              </Button>
              <Button variant="secondary" disabled={changes.length === 0} onPress={onReset}>
                Reset
              </Button>
              <Button variant="secondary" disabled={changes.length === 0} onPress={onShare}>
                Copy a link
              </Button>
            </Inline>
          </section>
          <WhatIfTable rows={rerun.answer.rows} myHorseIds={myHorseIds} />
          <Text size="small" tone="muted">
            The seed is that of the race, and every stall has the luck that it had: a horse that is
            moved takes the luck of its new stall. What a horse thinks of the ground is a part of
            its published figures, so that another going slows or quickens the whole field alike. It
            is one run, and chance has its say in it, as it had in the race.
          </Text>
        </>
      )}
    </RerunQuestion>
  );
}

interface ChoiceProps extends WhatIfChoice {
  label: string;
  width: 'wide' | 'narrow' | 'riding';
}

const widths = { wide: styles.wide, narrow: styles.narrow, riding: styles.riding };

function Choice({ label, options, value, onSelect, width }: ChoiceProps) {
  return (
    <div className={widths[width]}>
      <Select label={label} options={options} value={value} onChange={onSelect} />
    </div>
  );
}
