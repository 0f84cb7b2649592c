import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { Tag } from '../../../primitives/Tag/Tag';
import { StatusBadge } from '../../badges/StatusBadge/StatusBadge';
import { Agenda, type AgendaItem } from './Agenda';

const items: AgendaItem[] = [
  {
    id: 'run',
    time: '14:30',
    title: 'Silver Comet in the Ashford Stakes',
    href: '/races/r1',
    detail: 'Grade 1 · 1600 m at Ashford Downs',
    standing: <StatusBadge status="entered" />,
  },
  {
    id: 'won',
    time: '15:50',
    title: 'Iron Duchess in the Wealdshire Novice Stakes',
    href: '/races/r2',
    detail: 'Novice · 1200 m at Ashford Downs',
    standing: <Tag tone="caution">Won</Tag>,
  },
  {
    id: 'planned',
    time: '17:10',
    title: 'Ridgeway Handicap',
    href: null,
    detail: 'Class 4 · 2000 m at Kingsmere · not open yet',
  },
  {
    id: 'training',
    time: '',
    title: 'Morning Glory: Speed training',
    href: '/horses/h1',
    detail: '2 sessions',
  },
];

const meta = preview.meta({
  title: 'Components/Races/Agenda',
  component: Agenda,
  args: { label: 'Your runners', items },
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

export const Narrow = meta.story({
  tags: ['vrt'],
  parameters: { maxInlineSize: 300 },
  args: { items: items.map((item) => ({ ...item, title: `${unbroken} in the Ashford Stakes` })) },
});
