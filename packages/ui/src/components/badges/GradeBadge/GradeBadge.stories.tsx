import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { colourOf } from '../../../fixtures/colourOf';
import { GradeBadge, type GradeBadgeProps } from './GradeBadge';
import type { RaceGrade } from './gradeTone';

const meta = preview.meta({
  title: 'Components/Badges/GradeBadge',
  component: GradeBadge,
  args: { grade: 'Grade 1' } satisfies GradeBadgeProps,
});

export const Default = meta.story();

export const GradeTwo = meta.story({ args: { grade: 'Grade 2' } });

export const GradeThree = meta.story({ args: { grade: 'Grade 3' } });

/** Any race that carries no grade is blue, whatever its class. */
export const Other = meta.story({ args: { grade: 'Maiden' } });

const grades: readonly RaceGrade[] = [
  'Grade 1',
  'Grade 2',
  'Grade 3',
  'Listed',
  'Class 4',
  'Novice',
];

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {grades.map((grade) => (
        <GradeBadge key={grade} grade={grade} />
      ))}
    </div>
  ),
});

export const TestColours = Matrix.extend({
  name: 'Test: Grade 1 is yellow, Grade 2 grey, Grade 3 orange, any other blue',
  tags: ['!autodocs', '!vrt'],
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    const colours = grades.map((grade) => [grade, colourOf(canvas.getByText(grade))]);
    await expect(Object.fromEntries(colours)).toEqual({
      ...{ 'Grade 1': 'yellow', 'Grade 2': 'grey', 'Grade 3': 'orange' },
      ...{ Listed: 'blue', 'Class 4': 'blue', Novice: 'blue' },
    });
  },
});
