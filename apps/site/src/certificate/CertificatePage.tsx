import { ButtonLink, Card, Fact, Facts, Heading, Label, Notice, Stack, Text } from '@furlong/ui';
import { operator } from '../operator.ts';
import { PageHead } from '../PageHead.tsx';

/** The operator's certificate of integrity, from the sample details. */
export default function CertificatePage() {
  const { certificate, name, notice } = operator;
  return (
    <Stack gap="large">
      <PageHead
        title="Certificate of Integrity"
        description="The operator's certificate for its random number generator: sample details."
      />
      <Card padding="xlarge">
        <Stack gap="large">
          <Stack gap="xsmall">
            <Label tone="gold">Gaming labs certification</Label>
            <Heading level={1}>Certificate of Integrity</Heading>
            <Text>
              {certificate.subject} test, issued to {name}.
            </Text>
          </Stack>
          <Facts>
            <Fact label="Result" size="large">
              {certificate.result}
            </Fact>
            <Fact label="Tested" size="large">
              {certificate.tested}
            </Fact>
            <Fact label="Re-issued" size="large">
              {certificate.reissued}
            </Fact>
            <Fact label="Valid to" size="large">
              {certificate.validTo}
            </Fact>
          </Facts>
          <Notice tone="info">{notice}</Notice>
          <Text tone="muted">
            What can be checked here and now is every single race: open a result and press Verify
            this race.
          </Text>
        </Stack>
      </Card>
      <div>
        <ButtonLink href="/" variant="secondary">
          Back to Main Site
        </ButtonLink>
      </div>
    </Stack>
  );
}
