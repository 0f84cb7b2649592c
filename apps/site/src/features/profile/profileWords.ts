import type { ProfilePart } from '@furlong/game/rules';

/** The parts of a profile as their owner chooses them. */
export const partWords: Record<ProfilePart, { label: string; hint: string }> = {
  about: { label: 'What you say of your stable', hint: 'The words above.' },
  horses: { label: 'Your best horses', hint: 'The three that have earned most.' },
  club: {
    label: 'Your club',
    hint: 'Its name, and your role in it. The club’s page names you all the same.',
  },
  lists: {
    label: 'Your lists of horses',
    hint: 'Their names. The lists themselves are for everybody.',
  },
  previews: {
    label: 'Your previews of this month',
    hint: 'How many, and their score. The month’s table names you all the same.',
  },
};
