import type { QuickActionsProps } from '@furlong/ui';

/** The short ways that the dashboard offers. */
export const quickActions: QuickActionsProps['actions'] = [
  {
    action: 'enterRace',
    href: '/stable/enter-race',
    detail: 'Pick a horse, then a race that suits it.',
  },
  { action: 'myHorses', href: '/stable/my-horses', detail: 'Form, condition and what comes next.' },
  { action: 'train', href: '/stable/train', detail: 'Speed, endurance or agility.' },
  {
    action: 'designSilks',
    href: '/stable/design-silks',
    detail: 'The colours your horses run in.',
  },
];
