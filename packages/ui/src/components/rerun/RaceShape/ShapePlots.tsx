import { Disclosure } from '../../../primitives/Disclosure/Disclosure';
import { Subsection } from '../../../primitives/Heading/Subsection';
import type { SelectOption } from '../../../primitives/Select/Select';
import { Stack } from '../../../primitives/Stack/Stack';
import { Text } from '../../../primitives/Text/Text';
import { InRunningPlot } from '../InRunningPlot/InRunningPlot';
import { RerunChoice } from '../RerunPanel/RerunChoice';
import { RunnerFigures } from '../RunnerFigures/RunnerFigures';
import { SectionalPlot } from '../SectionalPlot/SectionalPlot';
import type { RaceShapeFigures, RaceShapeProps } from './RaceShape';
import * as styles from './RaceShape.css';

export type ShapePlotsProps = RaceShapeFigures &
  Pick<RaceShapeProps, 'horseId' | 'onSelect' | 'myHorseIds'>;

/** The places in running, with their table and the sectional times folded away. */
export function ShapePlots({ horseId, onSelect, myHorseIds, ...figures }: ShapePlotsProps) {
  return (
    <Subsection>
      <Stack gap="small">
        <InRunningPlot
          summary={figures.story}
          from={figures.marks[0] ?? ''}
          to="Post"
          runners={figures.runners}
          myHorseIds={myHorseIds}
        />
        <div className={styles.folds}>
          <PositionFigures {...figures} />
          <Disclosure title="Sectional times">
            <SectionalTimes {...figures} horseId={horseId} onSelect={onSelect} />
          </Disclosure>
        </div>
      </Stack>
    </Subsection>
  );
}

function PositionFigures({ marks, runners }: Pick<ShapePlotsProps, 'marks' | 'runners'>) {
  return (
    <Disclosure title="Positions as a table">
      <RunnerFigures
        caption="Position at each mark, by metres to the post"
        heads={marks}
        runners={runners.map(({ positions, ...runner }) => ({
          ...runner,
          figures: positions.map((position) => (position === null ? null : `${position}`)),
        }))}
      />
    </Disclosure>
  );
}

function SectionalTimes({
  marks,
  par,
  runners,
  horseId,
  onSelect,
}: Omit<ShapePlotsProps, 'myHorseIds'>) {
  const options: SelectOption[] = runners.map(({ horseId: value, horse: label }) => ({
    value,
    label,
  }));
  const paced = runners.map(({ horseId: id, seconds }) => ({
    horseId: id,
    slower: seconds.map((each, section) =>
      each === null ? null : each - (par[section] ?? Number.NaN),
    ),
  }));
  const chosen = paced.find((runner) => runner.horseId === horseId);
  const name = runners.find((runner) => runner.horseId === horseId)?.horse ?? '';
  const faster = chosen?.slower.filter((each) => each !== null && each < 0).length ?? 0;
  return (
    <Stack gap="small">
      <RerunChoice
        label="Drawn in front"
        options={options}
        value={horseId}
        onChange={({ value }) => onSelect({ horseId: value })}
      />
      <SectionalPlot
        summary={`${name} was faster than par in ${faster} of ${marks.length} sections`}
        from="From the stalls"
        to="To the post"
        runners={paced}
        horseId={horseId}
      />
      <Disclosure title="Sectional times as a table">
        <RunnerFigures
          caption="Seconds for each section, by metres to the post where it ends"
          heads={marks}
          measure={{ name: 'Par', figures: par.map((each) => each.toFixed(2)) }}
          runners={runners.map(({ seconds, ...runner }) => ({
            ...runner,
            figures: seconds.map((each) => each?.toFixed(2) ?? null),
          }))}
        />
      </Disclosure>
      <Text size="small" tone="muted">
        Par is what this field takes for a section on average, in a hundred runs of the published
        card with fresh luck. Above the line it was faster than that, below it slower.
      </Text>
    </Stack>
  );
}
