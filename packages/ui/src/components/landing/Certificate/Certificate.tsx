import { Heading } from '../../../primitives/Heading/Heading';
import { Label } from '../../../primitives/Label/Label';
import { Text } from '../../../primitives/Text/Text';
import { Fact, Facts } from '../../badges/Fact/Fact';
import * as styles from './Certificate.css';

export interface CertificateProps {
  /** What was tested, such as "Random number generator". */
  subject: string;
  /** Who it is issued to. */
  operator: string;
  /** The stamp's word, such as "PASS". */
  result: string;
  /** Day of the test, as printed on the certificate. */
  tested: string;
  reissued: string;
  validTo: string;
  /** Says what the certificate is worth: that these are sample details. */
  notice: string;
}

/** A certificate of integrity, as it would hang in the weighing room. */
export function Certificate({
  subject,
  operator,
  result,
  tested,
  reissued,
  validTo,
  notice,
}: CertificateProps) {
  return (
    <section className={styles.paper} aria-label="Certificate of Integrity">
      <div className={styles.head}>
        <div className={styles.title}>
          <Label tone="gold">Gaming labs certification</Label>
          <Heading level={1}>Certificate of Integrity</Heading>
          <Text>
            {subject} test, issued to {operator}.
          </Text>
        </div>
        <p className={styles.stamp}>
          <span className={styles.stampLabel}>Result</span>
          {result}
        </p>
      </div>
      <Facts>
        <Fact label="Tested" size="large">
          {tested}
        </Fact>
        <Fact label="Re-issued" size="large">
          {reissued}
        </Fact>
        <Fact label="Valid to" size="large">
          {validTo}
        </Fact>
      </Facts>
      <Text size="small" tone="muted">
        {notice}
      </Text>
    </section>
  );
}
