import preview from '#.storybook/preview';
import { type Status, StatusBadge, type StatusBadgeProps } from './StatusBadge';

const meta = preview.meta({
  title: 'Components/Badges/StatusBadge',
  component: StatusBadge,
  args: { status: 'open' } satisfies StatusBadgeProps,
});

export const Default = meta.story();

/** The last minutes in which a horse can still be entered. */
export const ClosingSoon = meta.story({ args: { status: 'closingSoon' } });

/** More are entered than can run: lots will decide. */
export const Ballot = meta.story({ args: { status: 'ballot' } });

/** No more horses are let in. */
export const Full = meta.story({ args: { status: 'full' } });

/** One of the player's own horses is declared. */
export const Entered = meta.story({ args: { status: 'entered' } });

/** Entries are closed and the field is published. */
export const Closed = meta.story({ args: { status: 'closed' } });

/** The race could not be run: fees are returned. */
export const Void = meta.story({ args: { status: 'void' } });

/** The off is less than a minute away. */
export const StartingSoon = meta.story({ args: { status: 'startingSoon' } });

/** The field is running. */
export const InProgress = meta.story({ args: { status: 'inProgress' } });

/** The result is official. */
export const Finished = meta.story({ args: { status: 'finished' } });

/** An automatic training is running. */
export const Active = meta.story({ args: { status: 'active' } });

/** A training is over. */
export const Completed = meta.story({ args: { status: 'completed' } });

const all: readonly Status[] = [
  'open',
  'closingSoon',
  'full',
  'entered',
  'closed',
  'startingSoon',
  'inProgress',
  'finished',
  'void',
  'active',
  'completed',
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
