import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { JockeySkill, type JockeySkillProps } from './JockeySkill';

const meta = preview.meta({
  title: 'Components/Jockeys/JockeySkill',
  component: JockeySkill,
  args: { skill: 2, word: 'Very good' } satisfies JockeySkillProps,
});

export const Default = meta.story();

/** In a row of a table. */
export const Small = meta.story({ args: { small: true } });

/** From the least to the best. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[-3, -1, 0, 1, 3].map((skill) => (
        <JockeySkill key={skill} skill={skill} word="Rides well" />
      ))}
    </div>
  ),
});

export const TestWords = meta.story({
  name: 'Test: a loss is told with its sign',
  tags: ['!autodocs'],
  args: { skill: -2, word: 'Modest' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Modest/)).toHaveTextContent('Modest −2');
  },
});
