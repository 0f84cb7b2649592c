import {
  IconBarbell,
  IconCoins,
  IconFlag,
  IconHorse,
  IconMedal,
  IconTrophy,
  type TablerIcon,
} from '@tabler/icons-react';

/** What an activity is shown as. */
export type ActivityType =
  | 'race_win'
  | 'new_horse'
  | 'training'
  | 'race_entry'
  | 'achievement'
  | 'account';

export const activityIcon: Record<ActivityType, TablerIcon> = {
  race_win: IconTrophy,
  new_horse: IconHorse,
  training: IconBarbell,
  race_entry: IconFlag,
  achievement: IconMedal,
  account: IconCoins,
};
