import type { OwnerName } from '@furlong/backend';
import { Card, Heading, Stack } from '@furlong/ui';
import { fullNameMutation, renameStableMutation } from '../mutations.ts';
import { NameForm } from './NameForm.tsx';

export interface NamesProps {
  name: OwnerName;
  stableName: string;
  userId: string;
  /** Whether the stable may be renamed this season. */
  mayRename: boolean;
}

/** What the owner and the stable are called, and the way to other names. */
export function Names({ name, stableName, userId, mayRename }: NamesProps) {
  return (
    <Card element="section">
      <Stack gap="large">
        <Heading level={2}>Names</Heading>
        <NameForm
          key={`owner ${name.fullName}`}
          label="Full name"
          name={name.fullName}
          hint="Yours alone: what others read of it is chosen below."
          autoComplete="name"
          submit="Change Name"
          mutation={fullNameMutation(userId)}
          toInput={(fullName) => ({ fullName })}
        />
        <NameForm
          key={`stable ${stableName}`}
          label="Stable name"
          name={stableName}
          hint={
            mayRename
              ? 'Once a season. Results show the new name, your stable’s page says what it was called, and nobody else can take the old one.'
              : 'Your stable was renamed this season. The next season is another.'
          }
          autoComplete="off"
          submit="Rename Stable"
          disabled={!mayRename}
          mutation={renameStableMutation(userId)}
          toInput={(stable) => ({ name: stable })}
        />
      </Stack>
    </Card>
  );
}
