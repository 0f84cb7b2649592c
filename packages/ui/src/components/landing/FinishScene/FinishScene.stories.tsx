import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ashford, courseRunners } from '../../../fixtures/course';
import { faces } from '../../../fixtures/portraits';
import { photoFinish } from '../../../fixtures/results';
import { silks } from '../../../fixtures/silks';
import { turf } from '../../../theme/turf.css';
import { FinishScene, type FinishSceneProps, FinishSceneSkeleton } from './FinishScene';

const meta = preview.meta({
  title: 'Components/Landing/FinishScene',
  component: FinishScene,
  args: {
    title: 'The last race',
    course: { ...ashford, distance: 1400, runners: courseRunners },
    finish: { race: 'Ashford Stakes', order: photoFinish, official: true },
  } satisfies FinishSceneProps,
  decorators: [
    (Story) => (
      <div className={turf} style={{ maxInlineSize: 560, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ tags: ['vrt'] });

/** Its winner's face, and the plan small in the corner. */
export const WithWinner = meta.story({
  tags: ['vrt'],
  args: { horse: { name: 'Silver Comet', portrait: faces.grey, silks: silks.silverBirch } },
});

/** Before the first race, and without a connection: the course, empty. */
export const BeforeTheFirstRace = meta.story({
  render: () => <FinishScene title="The first course" course={{ ...ashford, distance: 1600 }} />,
});

/** The last race is on its way. */
export const Loading = meta.story({ render: () => <FinishSceneSkeleton /> });

export const TestDecided = meta.story({
  name: 'Test: who leads on the course heads the judge’s card',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Silver Comet leads/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Silver Comet');
  },
});
