import {
  type ForumRuleId,
  forumRules,
  gameErrors,
  playerText,
  REASON_LENGTH,
} from '@furlong/game/rules';
import {
  Button,
  Inline,
  Modal,
  Refusal,
  RowButton,
  Select,
  Stack,
  Text,
  TextArea,
} from '@furlong/ui';
import { type FormEvent, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { type Report, type ReportSubject, reportMutation } from '../mutations.ts';
import { ruleOptions, toRule } from '../rulingWords.ts';

export interface ReportButtonProps {
  subject: ReportSubject;
  /** What it is, such as "post 3" or "this letter". */
  of: string;
  playerId: string;
}

/** Reports what another wrote to the referees. */
export function ReportButton({ subject, of, playerId }: ReportButtonProps) {
  const [asking, ask] = useState(false);
  const [done, setDone] = useState(false);
  return (
    <>
      <RowButton aside label={`${done ? 'Reported' : 'Report'} ${of}`} onPress={() => ask(true)}>
        {done ? 'Reported' : 'Report'}
      </RowButton>
      <Modal open={asking} onClose={() => ask(false)} title={`Report ${of}`}>
        <ReportForm
          subject={subject}
          playerId={playerId}
          onLeave={() => ask(false)}
          onDone={() => {
            setDone(true);
            ask(false);
          }}
        />
      </Modal>
    </>
  );
}

interface ReportFormProps {
  subject: ReportSubject;
  playerId: string;
  onLeave: () => void;
  onDone: () => void;
}

function ReportForm({ subject, playerId, onLeave, onDone }: ReportFormProps) {
  const [rule, setRule] = useState<ForumRuleId>('respect');
  const [note, setNote] = useState('');
  const { send, sent, refusal, forget } = useIdempotentMutation<Report, void>(
    reportMutation(playerId),
  );
  const fits = note.trim() === '' || playerText(note, REASON_LENGTH) !== null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (fits && (await send({ ...subject, rule, note })) === 'done') onDone();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="medium">
        <Text>
          A referee looks at it, and what is done about it is told in the stewards’ room. Nobody is
          told that you reported it.
        </Text>
        <Select
          label="Against which rule"
          options={ruleOptions}
          value={rule}
          hint={forumRules.find(({ id }) => id === rule)?.text ?? ''}
          onChange={({ value }) => {
            forget();
            setRule(toRule(value));
          }}
        />
        <TextArea
          label="What should the referee know? (need not be filled)"
          value={note}
          onChange={({ value }) => {
            forget();
            setNote(value);
          }}
          most={REASON_LENGTH}
          error={fits ? undefined : gameErrors.report_note}
        />
        {refusal && <Refusal>{refusal.message}</Refusal>}
        <Inline justify="end">
          <Button variant="secondary" onPress={onLeave}>
            Not Now
          </Button>
          <Button type="submit" busy={sent !== null}>
            Send Report
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
