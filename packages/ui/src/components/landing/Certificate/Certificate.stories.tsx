import preview from '#.storybook/preview';
import { Certificate, type CertificateProps } from './Certificate';

const meta = preview.meta({
  title: 'Components/Landing/Certificate',
  component: Certificate,
  args: {
    subject: 'Random number generator',
    operator: 'Furlong Racing Club',
    result: 'PASS',
    tested: '26 Oct 2011',
    reissued: '12/6/2016',
    validTo: '12/6/2020',
    notice:
      'These are sample details of a demonstration. Nothing was certified, and no real money is involved.',
  } satisfies CertificateProps,
});

export const Default = meta.story({ tags: ['vrt'] });

export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
});
