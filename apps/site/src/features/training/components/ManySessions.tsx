import type { OfferedProgramme, OwnHorse, SentHorse, Stable } from '@furlong/backend';
import {
  formatMoney,
  gameErrors,
  type Means,
  type ProgrammeId,
  programmes as rules,
} from '@furlong/game/rules';
import {
  Button,
  Card,
  HorseLine,
  HorseLines,
  Inline,
  Notice,
  Refusal,
  Select,
  Stack,
  Text,
  TextField,
} from '@furlong/ui';
import { useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { useListPages } from '../../../shared/page/useListPages.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { usePlayer } from '../../auth/index.ts';
import { BackIn, toHorseLine } from '../../horses/index.ts';
import { trainManyMutation } from '../mutations.ts';
import { type PlannedSession, planSessions } from '../planSessions.ts';
import type { TrainingFacts } from '../toTrainingOutlook.ts';
import { SessionPreview } from './SessionPreview.tsx';

export interface ManySessionsProps extends Omit<TrainingFacts, 'now'>, Pick<Stable, 'silks'> {
  /** The group whose horses these are, or null for all of the stable. */
  group: string | null;
  horses: readonly OwnHorse[];
  programmes: readonly OfferedProgramme[];
  means: Means;
}

/** Horses that are shown at first; a programme for all of them is also of those that are not. */
const page = 20;

/** What stands for no programme: the horse stays in its box. */
const REST = '';

/** A programme for each horse, what it will do, and one payment for all of them. */
export function ManySessions(props: ManySessionsProps) {
  const { group, horses, programmes, silks, means } = props;
  const now = useNow(30_000);
  const pages = useListPages(horses, page);
  const [choices, setChoices] = useState<ReadonlyMap<string, ProgrammeId>>(new Map());
  const [typed, setTyped] = useState(`${means.credits}`);
  const [sent, setSent] = useState<readonly SentHorse[]>([]);
  const request = useIdempotentMutation(trainManyMutation(usePlayer().userId, setSent));
  const budget = /^\d{1,12}$/.test(typed.trim()) ? Number(typed) : null;
  const plan = planSessions({ ...props, choices, budget: budget ?? 0, now });
  const going = plan.sessions.filter(({ refusal }) => refusal === null);
  const choose = (ids: readonly string[], value: string) =>
    setChoices((before) => {
      const next = new Map(before);
      for (const id of ids) {
        const programme = programmes.find((each) => each.id === value);
        if (programme === undefined) next.delete(id);
        else next.set(id, programme.id);
      }
      return next;
    });
  const options = [
    { value: REST, label: 'No session' },
    ...programmes.map(({ id, price }) => ({
      value: id as string,
      label: `${rules[id].name}, ${formatMoney(price)}`,
    })),
  ];
  const free = horses.flatMap(({ id, atWork }) => (atWork === null ? id : []));
  const chosen = new Set(free.map((id) => choices.get(id) ?? REST));
  const common = chosen.size === 1 ? ([...chosen][0] ?? REST) : REST;
  const start = async () => {
    setSent([]);
    const outcome = await request.send({
      sessions: going.map(({ horse, programme }) => ({
        horseId: horse.id,
        programme: programme.id,
      })),
      budget: plan.total,
      fromWallet: plan.moved,
    });
    if (outcome === 'done') setChoices(new Map());
  };

  return (
    <Stack gap="large">
      <Card>
        <Inline gap="medium" align="start">
          <Select
            label={group === null ? 'Program for all horses' : `Program for all of ${group}`}
            options={options}
            value={common}
            onChange={({ value }) => choose(free, value)}
          />
          <TextField
            label="Budget, in dollars"
            value={typed}
            onChange={({ value }) => setTyped(value)}
            hint={haveWords(means)}
            error={budget === null ? 'A whole number of dollars.' : undefined}
          />
        </Inline>
      </Card>
      <HorseLines label="Horses to train" single>
        {pages.shown.map((horse) => (
          <li key={horse.id}>
            <HorseLine
              {...toHorseLine(horse, { now, silks })}
              note={
                <Note
                  {...props}
                  horse={horse}
                  now={now}
                  planned={plan.sessions.find((each) => each.horse.id === horse.id)}
                />
              }
            >
              {horse.atWork === null && (
                <Select
                  label={`Program of ${horse.name}`}
                  options={options}
                  value={choices.get(horse.id) ?? REST}
                  onChange={({ value }) => choose([horse.id], value)}
                />
              )}
            </HorseLine>
          </li>
        ))}
      </HorseLines>
      {horses.length > page && (
        <ShowMore count={pages.shown.length} of="horse" total={horses.length} pages={pages} />
      )}
      <Card>
        <Stack gap="small">
          <Text strong>
            {going.length === 0
              ? 'No session is chosen.'
              : `${pluralize(going.length, 'session')} for ${formatMoney(plan.total)}, ${movedWords(plan.moved)}which leaves ${formatMoney(means.credits + plan.moved - plan.total)}.`}
          </Text>
          {request.refusal !== null && <Refusal>{request.refusal.message}</Refusal>}
          {sent.length > 0 && <Sent sent={sent} horses={horses} />}
          <Inline>
            <Button
              variant="gold"
              onPress={() => void start()}
              disabled={going.length === 0}
              busy={request.sent !== null}
            >
              {plan.moved > 0 ? `Move ${formatMoney(plan.moved)} and Start` : 'Start Training'}
            </Button>
          </Inline>
        </Stack>
      </Card>
    </Stack>
  );
}

/** What there is to spend, and what the wallet would add. */
function haveWords({ credits, wallet }: Means): string {
  const own = `You have ${formatMoney(credits)}`;
  return wallet === 0 ? `${own}.` : `${own}, and ${formatMoney(wallet)} in your wallet.`;
}

const movedWords = (dollars: number) =>
  dollars === 0 ? '' : `${formatMoney(dollars)} of it from your wallet, `;

interface NoteProps extends TrainingFacts {
  horse: OwnHorse;
  planned: PlannedSession | undefined;
}

/** How long a horse is at work, or what its session would do, or why it would not go. */
function Note({ horse, planned, ...facts }: NoteProps) {
  if (horse.atWork !== null) return <BackIn until={horse.atWork.until} />;
  if (planned === undefined) return null;
  if (planned.refusal !== null) return gameErrors[planned.refusal];
  return <SessionPreview horse={horse} programme={planned.programme} facts={facts} />;
}

/** What became of the horses that were sent: how many went, and why the others did not. */
function Sent({ sent, horses }: { sent: readonly SentHorse[]; horses: readonly OwnHorse[] }) {
  const gone = sent.filter(({ refusal }) => refusal === null);
  const paid = sent.reduce((sum, each) => sum + (each.refusal === null ? each.price : 0), 0);
  return (
    <Stack gap="xsmall">
      {gone.length > 0 && (
        <Notice tone="success">
          {`${pluralize(gone.length, 'horse')} ${gone.length === 1 ? 'is' : 'are'} in training for ${formatMoney(paid)}.`}
        </Notice>
      )}
      {sent.map(
        ({ horseId, refusal }) =>
          refusal !== null && (
            <Refusal key={horseId}>
              {`${horses.find(({ id }) => id === horseId)?.name}: ${gameErrors[refusal]}`}
            </Refusal>
          ),
      )}
    </Stack>
  );
}
