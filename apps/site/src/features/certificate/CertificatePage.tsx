import { ButtonLink, Certificate, Link, Stack, Text } from '@furlong/ui';
import { operator } from '../../shared/operatorAndCertificate.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { paths } from '../../shared/paths.ts';
import { certificateHead } from './heads.ts';

/** The operator's certificate of integrity, from the sample details. */
export default function CertificatePage() {
  const { certificate, name, notice } = operator;
  return (
    <Stack gap="large">
      <PageHead {...certificateHead} />
      <Certificate {...certificate} operator={name} notice={notice} />
      <Text tone="muted">
        What can be checked here and now is every single race: open a result and press Verify this
        race. <Link href={paths.fairness}>What that proves, and what it does not</Link>
      </Text>
      <div>
        <ButtonLink href={paths.home} variant="secondary">
          Back to Main Site
        </ButtonLink>
      </div>
    </Stack>
  );
}
