import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const leadingHorsesHead: PageHeadProps = {
  title: 'Leading Horses',
  description:
    'The horses that have won most, by wins, prize money, strike rate, rating and against the line.',
};

export const leadingStablesHead: PageHeadProps = {
  title: 'Leading Stables',
  description:
    'The stables that have won most, by prize money, wins, strike rate, rating and against the line.',
};

export const hallOfFameHorsesHead: PageHeadProps = {
  title: 'Hall of Fame: Horses',
  description: 'The great horses of the club, what made them great, and the films of their races.',
};

export const hallOfFameStablesHead: PageHeadProps = {
  title: 'Hall of Fame: Stables',
  description: 'The great stables of the club, and the races that made them so.',
};
