import type { OpenedHorse } from '@furlong/backend';
import { formatGoing, type Talents, talentLabels, trainedTalents } from '@furlong/game/rules';
import type { OpenedTalent, OpenedTalentsProps } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';

/** The hidden talents of a retired horse as its page shows them, in points and in plain words. */
export function toOpenedTalents({
  talents,
  gained,
}: OpenedHorse): Pick<OpenedTalentsProps, 'talents' | 'likings'> {
  return {
    talents: [
      ...trainedTalents.map((talent) =>
        toRow(talentLabels[talent], talents[talent], gained[talent] / 10_000),
      ),
      // Work does nothing for a horse's heart.
      toRow('Heart', talents.heart, 0),
    ],
    likings: [
      { name: 'Distance', words: distanceWords(talents) },
      { name: 'Going', words: `Likes ${formatGoing(talents.goingPreferred, 'Turf')} most` },
      { name: 'Surface', words: surfaceWords(talents.surfaceAptitude) },
    ],
  };
}

const toRow = (talent: string, born: number, gained: number): OpenedTalent => ({
  talent,
  born,
  now: Math.min(100, born + gained),
  bornWords: `${born}`,
  gainedWords: gained === 0 ? '–' : `+${gained.toFixed(2)}`,
  nowWords: (born + gained).toFixed(2),
});

function distanceWords({ distancePreferred, distanceBreadth }: Talents): string {
  const [from, to] = [distancePreferred - distanceBreadth, distancePreferred + distanceBreadth];
  return `At its best from ${Math.round(from)} to ${formatMetres(Math.round(to))}`;
}

/** From −100 (turf only) to 100 (dirt only). */
function surfaceWords(aptitude: number): string {
  if (Math.abs(aptitude) <= 10) return 'The same on turf and on dirt';
  const [liked, other] = aptitude < 0 ? ['turf', 'dirt'] : ['dirt', 'turf'];
  return `${Math.abs(aptitude) > 50 ? 'Much better' : 'Better'} on ${liked} than on ${other}`;
}
