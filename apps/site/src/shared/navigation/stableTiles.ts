import { paths } from '../paths.ts';

/** The tiles of the stable panel, which holds them to its props. */
export const stableTiles = [
  { page: 'dashboard', label: 'My Stable', href: paths.stable },
  { page: 'myHorses', label: 'My Horses', href: paths.myHorses },
  { page: 'train', label: 'Train', href: paths.train() },
  { page: 'autoTrainer', label: 'Auto-Trainer', href: paths.autoTrainer() },
  { page: 'buyEquipment', label: 'Buy Equipment', href: paths.buyEquipment() },
  { page: 'applyEquipment', label: 'Apply Equipment', href: paths.applyEquipment() },
  { page: 'enterRace', label: 'Enter Race', href: paths.enterRace() },
  { page: 'primaryHorseGroups', label: 'Primary Horse Groups', href: paths.primaryHorseGroups },
  { page: 'designSilks', label: 'Design Silks', href: paths.designSilks },
  { page: 'raceCalendar', label: 'Race Calendar', href: paths.raceCalendar },
  { page: 'performanceStats', label: 'Performance Stats', href: paths.performanceStats },
] as const;
