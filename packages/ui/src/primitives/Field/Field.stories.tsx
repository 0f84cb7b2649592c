import preview from '#.storybook/preview';
import { Field, type FieldProps } from './Field';
import { control } from './Field.css';

const meta = preview.meta({
  title: 'Primitives/Field',
  component: Field,
  args: {
    label: 'Weight carried',
    hint: 'In pounds, as on the card.',
    children: (ids) => <input {...ids} className={control} inputMode="numeric" />,
  } satisfies FieldProps,
});

export const Default = meta.story();

/** The error takes the hint's place, so that there is one sentence to read. */
export const WithError = meta.story({ args: { error: 'The top weight is 140 lb.' } });
