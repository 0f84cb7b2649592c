import type { FirstStep, SeasonGoal } from '@furlong/game/rules';

/** What is reached, as the objectives and the awards call it. */
export const goalNames: Readonly<Record<FirstStep | SeasonGoal, string>> = {
  run: 'First Run',
  place: 'First Place',
  win: 'First Winner',
  distance: 'Its Distance Found',
  rival: 'A Rival Beaten',
  front: 'From the Front',
  double: 'A Double',
  buy: 'A Horse Bought',
  sell: 'A Horse Sold',
  class: 'Up in Class',
  rating: 'A Higher Rating',
  places: 'In the Frame',
};
