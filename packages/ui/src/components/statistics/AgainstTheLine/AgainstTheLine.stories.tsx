import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Disclosure } from '../../../primitives/Disclosure/Disclosure';
import { AgainstTheLine, type AgainstTheLineProps } from './AgainstTheLine';
import { AgainstTheLineSkeleton } from './AgainstTheLineSkeleton';

const meta = preview.meta({
  title: 'Components/Statistics/AgainstTheLine',
  component: AgainstTheLine,
  args: {
    sentence: 'Your stable won 30 of 162 runs, where the morning line expected 18.4.',
    detail: 'That is more than luck alone explains: 1.63 wins for each expected.',
    range: { ratio: 1.63, low: 1.1, high: 2.33, verdict: 'above' },
    method: <Disclosure title="How this is counted">By the card of each race.</Disclosure>,
  } satisfies AgainstTheLineProps,
});

export const Default = meta.story();

/** No run had a morning line: there is a sentence, and nothing to draw. */
export const Unexpected = meta.story({
  args: {
    sentence: 'Your stable won 1 of 4 runs.',
    detail: 'None of them had a morning line.',
    range: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your stable won 1 of 4 runs.')).toBeVisible();
    await expect(canvas.queryByText('Wins for each that was expected')).toBeNull();
  },
});

export const LongName = meta.story({
  args: {
    sentence:
      'Wetherbymoorsaltmarshparkmontesereno2000guineas won 1 of 4 runs, where the morning line expected 0.4.',
  },
});

/** Its figures are on their way. */
export const Loading = meta.story({ render: () => <AgainstTheLineSkeleton /> });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <>
      <AgainstTheLine {...args} />
      <AgainstTheLineSkeleton />
    </>
  ),
});
