import { ButtonLink, Heading, HorseNotes, Inline, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { keepDraft, keptDraft } from '../../../shared/drafts.ts';
import { gallopNotebookQuery } from '../../../shared/gallops/gallopNotebookQuery.ts';
import { knownOfHorse } from '../../../shared/gallops/knownOfHorse.ts';
import { QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePlayer } from '../../auth/index.ts';
import { noteMutation } from '../mutations.ts';
import { horseNoteQuery } from '../queries.ts';
import { useOwnHorse } from './OwnersActions.tsx';

/** A note holds so many characters (`horse_notes.sql`). */
const mostNoted = 2_000;

/** What its owner found out at the gallops, and noted of a horse; nothing for anybody else. */
export function OwnersNotebook({ horseId }: { horseId: string }) {
  if (useOwnHorse(horseId) === undefined) return null;
  return (
    <Stack gap="medium">
      <Stack gap="small">
        <Heading level={2}>Gallops</Heading>
        <Gallops horseId={horseId} />
      </Stack>
      <Stack gap="small">
        <Heading level={2}>Notes</Heading>
        <Notes horseId={horseId} />
      </Stack>
    </Stack>
  );
}

function Gallops({ horseId }: { horseId: string }) {
  const notebook = useQuery(gallopNotebookQuery(usePlayer().userId, horseId));
  if (notebook.isError) {
    return <QueryFailed title="Its gallops could not be loaded" queries={[notebook]} />;
  }
  return (
    <Inline gap="small">
      <Text>
        {notebook.data === undefined ? 'The notebook is loading.' : knownOfHorse(notebook.data)}
      </Text>
      <ButtonLink href={paths.gallops({ horseId })} variant="secondary">
        Gallop
      </ButtonLink>
    </Inline>
  );
}

function Notes({ horseId }: { horseId: string }) {
  const { userId } = usePlayer();
  const note = useQuery(horseNoteQuery(userId, horseId));
  const { send, sent, refusal } = useIdempotentMutation(noteMutation(userId));
  const [done, setDone] = useState(false);
  const subject = `note of ${horseId}`;
  if (note.isError) return <QueryFailed title="Your notes could not be loaded" queries={[note]} />;
  if (note.data === undefined) return <Text tone="muted">Your notes are loading.</Text>;
  return (
    <HorseNotes
      note={note.data}
      draft={keptDraft(userId, subject)}
      most={mostNoted}
      progress={
        refusal === null
          ? { state: sent === null ? (done ? 'saved' : 'idle') : 'busy' }
          : { state: 'refused', refusal: refusal.message }
      }
      onSave={(written) =>
        void send({ horseId, ...written }).then((outcome) => {
          setDone(outcome === 'done');
          // What was typed meanwhile is still a draft.
          if (outcome === 'done' && keptDraft(userId, subject) === written.note) {
            keepDraft(userId, subject, null);
          }
        })
      }
      onDraft={(typed) => keepDraft(userId, subject, typed.note === note.data ? null : typed.note)}
    />
  );
}
