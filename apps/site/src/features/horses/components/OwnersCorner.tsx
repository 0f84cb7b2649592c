import type { OwnHorse } from '@furlong/backend';
import { gameErrors, retirementRefusal } from '@furlong/game/rules';
import { ButtonLink, Heading, HorseNotes, Inline, RenameHorse, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRequest } from '../../../shared/api/useRequest.ts';
import { keepDraft, keptDraft } from '../../../shared/drafts.ts';
import { gallopNotebookQuery } from '../../../shared/gallops/gallopNotebookQuery.ts';
import { knownOfHorse } from '../../../shared/gallops/knownOfHorse.ts';
import { QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePlayer, useSession } from '../../auth/index.ts';
import { myListingsQuery } from '../../market/index.ts';
import { myEntriesQuery, myHorsesQuery } from '../../stable/index.ts';
import { noteMutation, renameMutation } from '../mutations.ts';
import { horseNoteQuery } from '../queries.ts';
import { Retirement } from './Retirement.tsx';

/** A note holds so many characters (`horse_notes.sql`). */
const mostNoted = 2_000;

/** What its owner can do with a horse, and what he noted of it; nothing for anybody else. */
export function OwnersCorner({ horseId }: { horseId: string }) {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.account.userId : '';
  const horses = useQuery({ ...myHorsesQuery(userId), enabled: userId !== '' });
  const horse = horses.data?.find(({ id }) => id === horseId);
  if (horse === undefined) return null;
  return (
    <Stack gap="medium">
      <Actions horse={horse} stabled={horses.data?.length ?? 0} />
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

function Actions({ horse, stabled }: { horse: OwnHorse; stabled: number }) {
  const { userId } = usePlayer();
  const entries = useQuery(myEntriesQuery(userId));
  const listings = useQuery(myListingsQuery(userId));
  const refusal = retirementRefusal({
    entered: entries.data?.some(({ horseId }) => horseId === horse.id) ?? false,
    atWork: horse.atWork !== null,
    forSale: listings.data?.some(({ horseId }) => horseId === horse.id) ?? false,
    stabled,
  });
  return (
    <Stack gap="xsmall">
      <Inline gap="small">
        <ButtonLink href={paths.enterRace({ horseId: horse.id })}>Enter Race</ButtonLink>
        <ButtonLink href={paths.train({ horseId: horse.id })} variant="secondary">
          Train
        </ButtonLink>
        <ButtonLink href={paths.autoTrainer({ horseId: horse.id })} variant="secondary">
          Auto-Trainer
        </ButtonLink>
        <ButtonLink href={paths.applyEquipment({ horseId: horse.id })} variant="secondary">
          Change what it wears
        </ButtonLink>
        {horse.formerName === null && <Renaming horse={horse} />}
        {entries.data && refusal === null && <Retirement horse={horse} />}
      </Inline>
      {refusal !== null && (
        <Text size="small" tone="muted">
          {gameErrors[refusal]}
        </Text>
      )}
    </Stack>
  );
}

function Renaming({ horse }: { horse: OwnHorse }) {
  const { send, sent, refusal, forget } = useRequest(renameMutation(usePlayer().userId));
  return (
    <RenameHorse
      horse={horse.name}
      progress={
        refusal === null
          ? { state: sent === null ? 'idle' : 'busy' }
          : { state: 'refused', refusal: refusal.message }
      }
      onRename={({ name }) => void send({ horseId: horse.id, name })}
      onChange={forget}
    />
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
  const { send, sent, refusal } = useRequest(noteMutation(userId));
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
