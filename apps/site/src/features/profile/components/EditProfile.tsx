import type { MyProfile } from '@furlong/backend';
import { ABOUT_LENGTH, gameErrors, playerText, profileParts } from '@furlong/game/rules';
import {
  Button,
  Card,
  Checkbox,
  Grid,
  Heading,
  Inline,
  Refusal,
  Stack,
  Text,
  TextArea,
} from '@furlong/ui';
import { type FormEvent, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { keepDraft, keptDraft } from '../../../shared/drafts.ts';
import { type ChangedProfile, changeProfileMutation } from '../mutations.ts';
import { partWords } from '../profileWords.ts';

/** What the player says of the stable, and a choice for each part whether others read it. */
export function EditProfile({ profile, playerId }: { profile: MyProfile; playerId: string }) {
  const subject = 'profile';
  const [about, setAbout] = useState(() => keptDraft(playerId, subject) ?? profile.about ?? '');
  const [shows, setShows] = useState(profile.shows);
  const [tried, setTried] = useState(false);
  const [saved, setSaved] = useState(false);
  const { send, sent, refusal, forget } = useIdempotentMutation<ChangedProfile, void>(
    changeProfileMutation(playerId),
  );
  const wrong = about.trim() !== '' && playerText(about, ABOUT_LENGTH) === null;
  const change = () => {
    setTried(false);
    setSaved(false);
    forget();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong) return;
    if ((await send({ stableId: profile.stableId, about, shows })) !== 'done') return;
    keepDraft(playerId, subject, null);
    setSaved(true);
  };
  return (
    <Card element="section">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="medium">
          <Heading level={2}>Change it</Heading>
          <TextArea
            label="About your stable"
            value={about}
            onChange={({ value }) => {
              setAbout(value);
              change();
              keepDraft(playerId, subject, value === (profile.about ?? '') ? null : value);
            }}
            most={ABOUT_LENGTH}
            hint="*Stress*, **more stress**, lists, > quotes and links are read as such."
            error={tried && wrong ? gameErrors.profile_text : undefined}
          />
          <Heading level={3}>What others read</Heading>
          <Grid columnMin={260} gap="small">
            {profileParts.map((part) => (
              <Checkbox
                key={part}
                {...partWords[part]}
                checked={shows.includes(part)}
                onChange={({ checked }) => {
                  setShows(
                    profileParts.filter((each) => (each === part ? checked : shows.includes(each))),
                  );
                  change();
                }}
              />
            ))}
          </Grid>
          {refusal && <Refusal>{refusal.message}</Refusal>}
          <div role="status">{saved && <Text>Saved. Above is what others see.</Text>}</div>
          <Inline>
            <Button type="submit" busy={sent !== null}>
              Save
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
