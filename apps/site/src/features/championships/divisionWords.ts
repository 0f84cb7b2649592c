import type {
  ChampionshipDivision,
  ChampionshipStanding,
  MyChampionshipHorse,
} from '@furlong/backend';
import {
  agesInWords,
  type Division,
  divisionRules,
  formatMoney,
  formatOrdinal,
  supplementaryFee,
} from '@furlong/game/rules';
import { formatMetres } from '@furlong/ui/metres';
import { pluralize } from '../../shared/format/pluralize.ts';

const parts: readonly (readonly [part: number, glyph: string])[] = [
  [0, ''],
  [1 / 2, '½'],
  [1 / 3, '⅓'],
  [2 / 3, '⅔'],
  [1 / 4, '¼'],
  [3 / 4, '¾'],
];

/** Points, which are parts of one after a dead heat: '12', '12½', '6.2'. */
export function formatPoints(points: number): string {
  const whole = Math.floor(points);
  const glyph = parts.find(([part]) => Math.abs(points - whole - part) < 0.01)?.[1];
  if (glyph === undefined) return points.toFixed(1);
  return whole === 0 && glyph !== '' ? glyph : `${whole}${glyph}`;
}

/** Points in a sentence: '1 point', '12½ points'. */
export const sayPoints = (points: number): string =>
  `${formatPoints(points)} ${points === 1 ? 'point' : 'points'}`;

/** Who runs in a division, and how far: 'Fillies and mares, three-year-olds and up, 1700 to 1800 m'. */
export function aboutDivision(division: Division): string {
  const { ageClass, femalesOnly, distances, finalDistance } = divisionRules[division];
  const ages = agesInWords[ageClass];
  const who = femalesOnly
    ? `Fillies and mares, ${ages}`
    : `${ages.charAt(0).toUpperCase()}${ages.slice(1)}`;
  const least = Math.min(...distances, finalDistance);
  const most = Math.max(...distances, finalDistance);
  const far = least === most ? formatMetres(most) : `${least} to ${formatMetres(most)}`;
  return `${who}, ${far}`;
}

/**
 * How a horse of the player's stands in a division: '3rd, in the final', '14th, lacks 12 points'.
 * @param drawn what it runs in once the fields are drawn; `known` where that is not told
 */
export function sayOwnStanding(
  own: MyChampionshipHorse,
  drawn: 'final' | 'consolation' | 'out' | 'known' | null,
): string {
  const { rank, points, lacks, automatic, supplementary } = own;
  if (drawn === 'final') return 'In the final';
  if (drawn === 'consolation') return 'In the consolation';
  const place = rank === null ? null : `${formatOrdinal(rank)} with ${sayPoints(points)}`;
  if (drawn === 'out') return place === null ? 'Not drawn' : `${place}, not drawn`;
  if (supplementary) return 'In the final by the supplementary entry';
  if (automatic) return 'Won its way into the final';
  if (drawn === 'known') return place ?? 'No qualifier run';
  const lacking = `lacks ${pluralize(lacks, 'point')}`;
  if (place === null) return `No qualifier run, ${lacking}`;
  return lacks === 0 ? `${place}, in the final as it stands` : `${place}, ${lacking}`;
}

/** Where the cut of a table is, such as 'Cut: 38 points'. */
export const sayCut = (cut: Pick<ChampionshipStanding, 'points'> | null): string =>
  cut === null ? 'Places left over' : `Cut: ${sayPoints(cut.points)}`;

/** What the supplementary place of a division's final costs: '$10,000'. */
export const formatSupplement = ({ purse }: Pick<ChampionshipDivision, 'purse'>): string =>
  formatMoney(supplementaryFee(purse));
