import type { ChampionshipDivision, MyChampionshipHorse } from '@furlong/backend';
import { Disclosure, FinalField, Heading, Link, Stack, Text } from '@furlong/ui';
import { sayWhen } from '../../../shared/format/time.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import { paths } from '../../../shared/paths.ts';
import { toFinalists } from '../toFinalists.ts';
import type { useField } from '../useDivision.ts';

export interface DivisionFieldProps {
  /** Who is in; the page waits for it, so that nothing moves. */
  places: ReturnType<typeof useField>;
  division: ChampionshipDivision;
  mine: readonly MyChampionshipHorse[];
  /** The server's time, ms. */
  now: number;
}

/** Who would run in the final were it drawn now, or who does. */
export function DivisionField({ places, division, mine, now }: DivisionFieldProps) {
  if (anyFailed([places])) {
    return <QueryFailed title="The final’s field could not be loaded" queries={[places]} />;
  }
  if (!places.data) return <TableLoading heading="12rem" rows={6} />;
  const drawn = division.drawnAt !== null;
  const myHorseIds = mine.map(({ horse }) => horse.id);
  const title = drawn ? 'The final’s field' : 'The final as it stands';
  const [final, consolation] = [
    toFinalists(places.data, 'final'),
    toFinalists(places.data, 'consolation'),
  ];
  const [how, ...others] = new Set(final.map((each) => each.how));
  const alike = others.length === 0 ? how : undefined;
  return (
    <Stack gap="small">
      <Heading level={2}>{title}</Heading>
      <Text>
        {drawn
          ? 'The fields were drawn from the table. '
          : 'Who would run were it drawn now. One place is kept for a supplementary entry. '}
        {alike && `Each of them: ${alike.toLowerCase()}. `}
        {division.finalRaceId !== null && (
          <Link href={paths.race(division.finalRaceId)}>
            {division.champion === null
              ? `See the final, off ${sayWhen(division.finalOffAt, now)}`
              : 'See the result of the final'}
          </Link>
        )}
      </Text>
      <FinalField
        label={title}
        field={alike ? final.map((each) => ({ ...each, how: null })) : final}
        myHorseIds={myHorseIds}
      />
      {consolation.length > 0 && (
        <Disclosure title={drawn ? 'The consolation’s field' : 'The consolation as it stands'}>
          <Stack gap="small">
            <FinalField label="Consolation" field={consolation} myHorseIds={myHorseIds} />
            {division.consolationRaceId !== null && (
              <Link href={paths.race(division.consolationRaceId)}>See the consolation</Link>
            )}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
