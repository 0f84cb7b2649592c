import { Card, Heading, Inline, Refusal, Stack } from '@furlong/ui';
import type { FormEvent, ReactNode } from 'react';
import { narrowForm } from '../../../shared/page/narrowForm.css.ts';

export interface LimitFrameProps {
  title: string;
  onSubmit: (event: FormEvent) => void;
  /** What is read, and chosen. */
  children: ReactNode;
  /** Why it was refused. */
  refusal: string | null;
  /** What is told of it once it is done. */
  told: ReactNode;
  buttons: ReactNode;
}

/** A form in which a player sets something of the own play. */
export function LimitFrame({ title, onSubmit, children, refusal, told, buttons }: LimitFrameProps) {
  return (
    <Card element="section">
      <form className={narrowForm} onSubmit={onSubmit}>
        <Stack gap="medium">
          <Heading level={2}>{title}</Heading>
          {children}
          {refusal !== null && <Refusal>{refusal}</Refusal>}
          <Stack gap="small">
            <div role="status">{told}</div>
            <Inline gap="small">{buttons}</Inline>
          </Stack>
        </Stack>
      </form>
    </Card>
  );
}
