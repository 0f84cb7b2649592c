import { type Division, divisionNames } from '@furlong/game/rules';
import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const championshipsSeriesHead: PageHeadProps = {
  title: 'Championships Series',
  description:
    'Six divisions, ten weeks of qualifiers for points, and a final of twelve in week 11.',
};

export const championshipsWinnersHead: PageHeadProps = {
  title: 'Championships Winners',
  description: 'The champions of every season and division, with their finals to watch and verify.',
};

/** What a division is called: "Mile Championship". */
export const titleOfDivision = (division: Division): string =>
  `${divisionNames[division]} Championship`;

export const headOfDivision = (division: Division): PageHeadProps => ({
  title: titleOfDivision(division),
  description: `${titleOfDivision(division)}: the table with its cut, the road of its qualifiers, and the final as it stands.`,
});

export const headOfChampion = (season: number, division: Division): PageHeadProps => ({
  title: `${titleOfDivision(division)}, season ${season}`,
  description: `Who won the ${titleOfDivision(division)} of season ${season}, its road to the final, and the race to watch and verify.`,
});
