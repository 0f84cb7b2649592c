import { jockeyOf } from '@furlong/game/rules';
import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const jockeysHead: PageHeadProps = {
  title: 'Jockeys',
  description:
    'The forty licensed jockeys: how well each rides, what they have won, and their form.',
};

/** @throws where there is no such licence. */
export function headOfJockey(licence: number): PageHeadProps {
  const jockey = jockeyOf(licence);
  if (jockey === null) throw new RangeError(`There is no licence ${licence}.`);
  return {
    title: jockey.name,
    description: `${jockey.name}, licence ${licence}: skill, rides and wins, by track and distance.`,
  };
}
