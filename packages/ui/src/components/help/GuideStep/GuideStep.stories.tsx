import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { ButtonLink } from '../../../primitives/Button/ButtonLink';
import { GuideStep, type GuideStepProps, GuideSteps } from './GuideStep';

const meta = preview.meta({
  title: 'Components/Help/GuideStep',
  component: GuideStep,
  args: {
    title: 'Pick a stable name',
    children: 'It is how other owners know you, and no other stable may carry it.',
  } satisfies GuideStepProps,
  decorators: [
    (Story) => (
      <GuideSteps>
        <Story />
      </GuideSteps>
    ),
  ],
});

export const Default = meta.story();

/** The step can be taken at once. */
export const WithAction = meta.story({
  args: { action: <ButtonLink href="/">Create Account</ButtonLink> },
});

export const LongTitle = meta.story({ args: { title: unbroken, children: unbroken } });

const steps = (
  <>
    <GuideStep title="Sign up free" action={<ButtonLink href="/">Create Account</ButtonLink>}>
      An e-mail address and a password are all it takes.
    </GuideStep>
    <GuideStep title="Pick a stable name">
      It is how other owners know you, and no other stable may carry it.
    </GuideStep>
    <GuideStep title="Meet your starter horse">
      A two-year-old with basic equipment is waiting in its box.
    </GuideStep>
  </>
);

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => steps,
});

export const TestIsList = meta.story({
  name: 'Test: the steps are a list of as many items',
  tags: ['!autodocs'],
  render: () => steps,
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(items).toHaveLength(3);
  },
});
