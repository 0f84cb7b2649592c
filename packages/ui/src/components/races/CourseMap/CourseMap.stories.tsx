import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ashfordPlan, courseRunners, portRegisPlan, sixCourses } from '../../../fixtures/course';
import { CourseMap, type CourseMapProps } from './CourseMap';

const meta = preview.meta({
  title: 'Components/Races/CourseMap',
  component: CourseMap,
  tags: ['vrt'],
  args: {
    track: 'Ashford Downs',
    surface: 'Turf',
    direction: 'left',
    plan: ashfordPlan,
    distance: 1400,
  } satisfies CourseMapProps,
  parameters: { maxInlineSize: 620 },
});

export const Default = meta.story();

/** During the race the runners stand where they are, in their colours. */
export const Running = meta.story({ args: { runners: courseRunners } });

export const RightHanded = meta.story({
  args: { track: 'Kingsmere', direction: 'right', distance: 1200, runners: courseRunners },
});

export const Dirt = meta.story({
  args: { track: 'Port Regis', surface: 'Dirt', plan: portRegisPlan, distance: 1000 },
});

/** A race that would start on the bend starts behind it, in the chute. */
export const FromTheChute = meta.story({ args: { distance: 1800 } });

/** A long race passes the post once on its way. */
export const LongerThanALap = meta.story({ args: { distance: 2400 } });

/** Every track of the club, with a field two hundred metres out. */
export const SixTracks = meta.story({
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: 12,
        }}
      >
        <Story />
      </div>
    ),
  ],
  render: () => (
    <>
      {sixCourses.map((course) => (
        <CourseMap key={course.track} {...course} distance={1600} runners={courseRunners} />
      ))}
    </>
  ),
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { runners: courseRunners },
});

export const TestIsNamed = meta.story({
  name: 'Test: a screen reader hears the plan and who leads',
  tags: ['!autodocs', '!vrt'],
  args: { runners: courseRunners },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Plan of Ashford Downs, left-handed, start at 1400\u00a0m; Silver Comet leads',
      }),
    ).toBeVisible();
  },
});
