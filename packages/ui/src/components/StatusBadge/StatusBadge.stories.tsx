import preview from '#.storybook/preview';
import { type RaceState, StatusBadge, type StatusBadgeProps } from './StatusBadge';

const meta = preview.meta({
  title: 'Components/StatusBadge',
  component: StatusBadge,
  args: { status: 'open' } satisfies StatusBadgeProps,
});

export const Default = meta.story();

/** The last minutes in which a horse can still be entered. */
export const ClosingSoon = meta.story({ args: { status: 'closingSoon' } });

/** Every place in the field is taken. */
export const Full = meta.story({ args: { status: 'full' } });

/** One of the player's own horses is declared. */
export const Entered = meta.story({ args: { status: 'entered' } });

/** Entries are closed and the field is published. */
export const Closed = meta.story({ args: { status: 'closed' } });

/** The race could not be run: fees are returned. */
export const Void = meta.story({ args: { status: 'void' } });

const all: readonly RaceState[] = [
  'open',
  'closingSoon',
  'full',
  'entered',
  'closed',
  'startingSoon',
  'inProgress',
  'finished',
  'void',
];

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, maxInlineSize: 420 }}>
      {all.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
  ),
});
