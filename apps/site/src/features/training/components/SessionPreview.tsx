import type { OfferedProgramme, OwnHorse } from '@furlong/backend';
import { programmes } from '@furlong/game/rules';
import { Disclosure, Tag, Text } from '@furlong/ui';
import { dotted } from '../../../shared/format/dotted.ts';
import { type TrainingFacts, toTrainingOutlook } from '../toTrainingOutlook.ts';

export interface SessionPreviewProps {
  horse: OwnHorse;
  programme: OfferedProgramme;
  facts: TrainingFacts;
}

/** What a session will likely gain, in a line that unfolds the rest; in amber where it would overreach the horse. */
export function SessionPreview({ horse, programme, facts }: SessionPreviewProps) {
  const offered = { ...programmes[programme.id], ...programme };
  const { outlook, warning } = toTrainingOutlook(horse, offered, facts);
  const { gains, energy, condition, back } = outlook;
  const likely = gains.map(({ talent, likely, most }) =>
    most === 0 ? `${talent} none` : `${talent} +${likely.toFixed(2)}`,
  );
  const ranges = gains.map(
    ({ talent, least, most }) => `${talent} ${least.toFixed(2)} to ${most.toFixed(2)}`,
  );
  return (
    <>
      <Disclosure title={likely.join(', ')}>
        <Text size="small">
          {dotted([
            `By luck ${ranges.join(', ')}`,
            outlook.worth,
            `energy ${change(energy)}, condition ${change(condition)}`,
            `back ${back}`,
          ])}
        </Text>
      </Disclosure>
      {warning !== null && <Tag tone="caution">{warning}</Tag>}
      {outlook.race.tone === 'caution' && <Text size="small">{outlook.race.text}</Text>}
    </>
  );
}

/** What is and what will be, kept on one line. */
const change = ({ before, after }: { before: number; after: number }) =>
  `${before}%\u00a0→\u00a0${after}%`;
