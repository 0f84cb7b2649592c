import type { MyPreview, Race, Runner } from '@furlong/backend';
import { gameErrors, isPreview, shareOut } from '@furlong/game/rules';
import {
  Button,
  Card,
  Grid,
  Heading,
  Inline,
  Notice,
  Refusal,
  Slider,
  Stack,
  Text,
  TextField,
} from '@furlong/ui';
import { type FormEvent, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { formatChance } from '../../../shared/format/chance.ts';
import { CountdownTo } from '../../../shared/time/CountdownTo.tsx';
import { type NewPreview, publishPreviewMutation } from '../mutations.ts';

export interface PreviewFormProps {
  race: Race;
  /** In the order of the draw, each with its chance in the line. */
  runners: readonly Runner[];
  mine: MyPreview | null;
  playerId: string;
}

const lineOf = (runners: readonly Runner[]): number[] =>
  shareOut(runners.map(({ winChance }) => (winChance ?? 0) + 1));

/** What the player gives each runner, from the morning line on; it is sealed until the off. */
export function PreviewForm({ race, runners, mine, playerId }: PreviewFormProps) {
  const [typed, setTyped] = useState(() => (mine?.chances ?? lineOf(runners)).map(String));
  const [tried, setTried] = useState(false);
  const { send, sent, refusal, forget } = useIdempotentMutation<NewPreview, void>(
    publishPreviewMutation(playerId),
  );
  const chances = typed.map((text) => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : 0));
  const sum = chances.reduce((all, chance) => all + chance, 0);
  const valid = isPreview(chances);

  const change = (next: readonly string[]) => {
    setTyped([...next]);
    setTried(false);
    forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (valid) void send({ raceId: race.id, chances });
  };
  return (
    <Card element="section">
      <form onSubmit={submit} noValidate>
        <Stack gap="medium">
          <Heading level={2}>Your preview</Heading>
          <CountdownTo label="Taken for" at={race.offAt} done="The race is off" />
          <div role="status">
            {mine !== null && (
              <Notice tone="success">
                Your preview is sealed. Nobody else reads it before the off; until then you may
                change it.
              </Notice>
            )}
          </div>
          <Grid columnMin={280} gap="large">
            {runners.map((runner, index) => {
              const name = `${runner.draw} ${runner.horse.name}`;
              const set = (text: string) => change(typed.with(index, text));
              return (
                <Stack key={runner.horseId} gap="xsmall">
                  <Slider
                    label={name}
                    value={Math.max(1, chances[index] ?? 1)}
                    onChange={({ value }) => set(`${value}`)}
                    min={1}
                    max={99}
                    format={(chance) => `${chance} %, line ${formatChance(runner.winChance ?? 0)}`}
                  />
                  <TextField
                    label={`${name}, %`}
                    value={typed[index] ?? ''}
                    onChange={({ value }) => set(value)}
                    invalid={tried && !((chances[index] ?? 0) >= 1)}
                  />
                </Stack>
              );
            })}
          </Grid>
          <div role="status">
            <Text>{saySum(sum)}</Text>
          </div>
          {tried && !valid && <Refusal>{gameErrors.preview_chances}</Refusal>}
          {refusal && <Refusal>{refusal.message}</Refusal>}
          <Inline>
            <Button type="submit" busy={sent !== null}>
              Seal My Preview
            </Button>
            <Button
              variant="secondary"
              disabled={sum === 0}
              onPress={() => change(shareOut(chances).map(String))}
            >
              Make It 100 %
            </Button>
            <Button variant="secondary" onPress={() => change(lineOf(runners).map(String))}>
              Back to the Line
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

/** What the chances add up to, and what is to be done about it. */
function saySum(sum: number): string {
  if (sum === 100) return '100 % in all.';
  return sum < 100
    ? `${sum} % in all: ${100 - sum} % to give.`
    : `${sum} % in all: ${sum - 100} % too much.`;
}
