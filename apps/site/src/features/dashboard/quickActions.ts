import type { QuickActionsProps } from '@furlong/ui';
import { paths } from '../../shared/paths.ts';

/** The short ways that the dashboard offers. */
export const quickActions: QuickActionsProps['actions'] = [
  {
    action: 'enterRace',
    href: paths.enterRace(),
    detail: 'Pick a horse, then a race that suits it.',
  },
  { action: 'myHorses', href: paths.myHorses, detail: 'Form, condition and what comes next.' },
  { action: 'train', href: paths.train(), detail: 'Speed, endurance or agility.' },
  {
    action: 'designSilks',
    href: paths.designSilks,
    detail: 'The colours your horses run in.',
  },
];
