import type { Security } from '@furlong/backend';
import { Button, Card, Heading, Inline, Stack, Text } from '@furlong/ui';
import { useState } from 'react';
import { sayDay } from '../../../../shared/format/time.ts';
import { useNow } from '../../../../shared/time/useNow.ts';
import * as styles from '../section.css.ts';
import { Enrolment } from './Enrolment.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RemoveFactor } from './RemoveFactor.tsx';

export interface FactorSectionProps {
  security: Security;
  userId: string;
}

/** A code beside the password: what there is of it, how it is added, and how it is removed. */
export function FactorSection({ security, userId }: FactorSectionProps) {
  const [step, setStep] = useState<'none' | 'add' | { remove: string }>('none');
  const now = useNow(60_000);
  const { factors } = security;
  const end = () => setStep('none');
  return (
    <Card element="section">
      <Stack gap="medium">
        <Heading level={2}>Second Factor</Heading>
        <Text>
          {factors.length === 0
            ? 'None. Whoever has your password is in your stable.'
            : 'A login asks for your password, and then for a code of your app.'}
        </Text>
        {step === 'add' ? (
          <Enrolment userId={userId} taken={factors.map(({ name }) => name)} onEnd={end} />
        ) : (
          <>
            {factors.length > 0 && (
              <ul className={styles.list}>
                {factors.map(({ id, name, since }) => (
                  <li key={id}>
                    {typeof step === 'object' && step.remove === id ? (
                      <RemoveFactor
                        factorId={id}
                        name={name}
                        isLast={factors.length === 1}
                        userId={userId}
                        onEnd={end}
                      />
                    ) : (
                      <Inline justify="between" gap="small">
                        <Stack gap="xxsmall">
                          <Text>{name || 'Authenticator app'}</Text>
                          <Text size="small" tone="muted">{`Added ${sayDay(since, now)}`}</Text>
                        </Stack>
                        <Button
                          variant="secondary"
                          size="small"
                          label={`Remove: ${name || 'Authenticator app'}`}
                          onPress={() => setStep({ remove: id })}
                        >
                          Remove
                        </Button>
                      </Inline>
                    )}
                  </li>
                ))}
              </ul>
            )}
            <Inline>
              <Button variant="secondary" onPress={() => setStep('add')}>
                {factors.length === 0 ? 'Add an Authenticator App' : 'Add Another'}
              </Button>
            </Inline>
          </>
        )}
        {factors[0] !== undefined && step === 'none' && (
          <RecoveryCodes factorId={factors[0].id} userId={userId} />
        )}
      </Stack>
    </Card>
  );
}
