import { Button, Card, Heading, Inline, Refusal, Stack, TextField } from '@furlong/ui';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { type NamedHorse, putInListMutation } from '../mutations.ts';

/** Puts a horse of any stable in the list by its name. */
export function PutInList({ listId, playerId }: { listId: string; playerId: string }) {
  const [address] = useSearchParams();
  const [name, setName] = useState(address.get('horse') ?? '');
  const { send, sent, refusal, forget } = useIdempotentMutation<NamedHorse, string>(
    putInListMutation(playerId),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    if ((await send({ listId, horseName: name })) === 'done') setName('');
  };
  return (
    <Card element="section">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="medium">
          <Heading level={2}>Put a horse in</Heading>
          <TextField
            label="Name of the horse"
            value={name}
            onChange={({ value }) => {
              setName(value);
              forget();
            }}
            hint="Of any stable, as its page has it."
          />
          {refusal && <Refusal>{refusal.message}</Refusal>}
          <Inline>
            <Button type="submit" busy={sent !== null}>
              Put In
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
