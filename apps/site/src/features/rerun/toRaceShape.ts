import type { Runner } from '@furlong/backend';
import type { Sectionals } from '@furlong/game/engine';
import type { RaceShapeFigures } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { paths } from '../../shared/paths.ts';

/** The places in running and the sectional times of a race, with the horses' names and colours. */
export function toRaceShape(
  { sections, runners: ran }: Sectionals,
  runners: readonly Runner[],
): RaceShapeFigures {
  const marks = sections.map(({ toGo }) => (toGo === 0 ? 'Post' : formatMetres(toGo)));
  const shaped = ran.flatMap(({ horseId, sectionsMs, positions }) => {
    const runner = runners.find((each) => each.horseId === horseId);
    return runner === undefined
      ? []
      : {
          horseId,
          horse: runner.horse.name,
          horseHref: paths.horse(horseId),
          silks: runner.stable.silks,
          positions,
          seconds: sectionsMs.map((ms) => ms / 1_000),
        };
  });
  return {
    marks,
    par: sections.map(({ parMs }) => parMs / 1_000),
    runners: shaped,
    story: storyOf(shaped, sections),
  };
}

/** Who led from where, such as "Turf Legend led at 1000 m, Silver Comet from 400 m to the post." */
function storyOf(runners: RaceShapeFigures['runners'], sections: Sectionals['sections']): string {
  const led = sections.map(
    (_, mark) => runners.find(({ positions }) => positions[mark] === 1)?.horse ?? '',
  );
  const winner = led.at(-1) ?? '';
  const first = led.findLastIndex((horse) => horse !== winner) + 1;
  if (first === 0) return `${winner} led at every mark, from the first to the post.`;
  const before = [...new Set(led.slice(0, first))].filter((horse) => horse !== '');
  const where =
    first === led.length - 1
      ? 'at the post alone'
      : `from ${formatMetres(sections[first]?.toGo ?? 0)} to go`;
  return `${inWords(before)} led before; ${winner} was in front ${where}.`;
}

const inWords = (names: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
