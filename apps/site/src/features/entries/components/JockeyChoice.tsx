import type { ListedRace, RaceWithEntries } from '@furlong/backend';
import { jockeys } from '@furlong/game/rules';
import { Select } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { formatSigned } from '../../../shared/format/signed.ts';
import { raceQuery } from '../../races/index.ts';

export interface JockeyChoiceProps {
  race: Pick<ListedRace, 'id'>;
  /** The licence of the jockey asked for, or null. */
  jockey: number | null;
  /** The request is on its way, perhaps made: nobody else can be asked for in it. */
  settled: boolean;
  onAsk: (jockey: number | null) => void;
}

const options = [
  { value: '', label: 'No preference' },
  ...jockeys
    .toSorted((a, b) => b.skill - a.skill || a.licence - b.licence)
    .map(({ licence, name, skill }) => ({
      value: String(licence),
      label: `${name}, skill ${formatSigned(skill)}`,
    })),
];

/** Whom the owner asks to ride, and who asked before. */
export function JockeyChoice({ race, jockey, settled, onAsk }: JockeyChoiceProps) {
  const entered = useQuery(raceQuery(race.id));
  return (
    <Select
      label="Ask for a jockey"
      options={options}
      value={jockey === null ? '' : String(jockey)}
      disabled={settled}
      hint={hintOf(jockey, entered.data?.runners ?? [])}
      onChange={({ value }) => onAsk(value === '' ? null : Number(value))}
    />
  );
}

function hintOf(jockey: number | null, runners: RaceWithEntries['runners']): string {
  if (jockey === null) return 'The last jockey keeps the ride, if free.';
  const before = runners.find(({ asked }) => asked === jockey);
  return before === undefined
    ? 'Nobody else has asked yet.'
    : `${before.stable.name} asked before, and so goes first unless this one rode your horse last.`;
}
