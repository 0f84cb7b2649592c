import type { OfferedProgramme, OwnHorse } from '@furlong/backend';
import { programmes } from '@furlong/game/rules';
import { Tag, Text } from '@furlong/ui';
import { dotted } from '../../../shared/format/dotted.ts';
import { type TrainingFacts, toTrainingOutlook } from '../toTrainingOutlook.ts';

export interface SessionPreviewProps {
  horse: OwnHorse;
  programme: OfferedProgramme;
  facts: TrainingFacts;
}

/** What a session will likely do, in a line, in amber where it would overreach the horse. */
export function SessionPreview({ horse, programme, facts }: SessionPreviewProps) {
  const offered = { ...programmes[programme.id], ...programme };
  const { outlook, warning } = toTrainingOutlook(horse, offered, facts);
  const gains = outlook.gains.map(({ talent, words }) => `${talent} ${words}`).join(', ');
  return (
    <>
      <Text size="small">
        {dotted([
          gains,
          `energy ${change(outlook.energy)}, condition ${change(outlook.condition)}`,
          `back ${outlook.back}`,
        ])}
      </Text>
      {warning !== null && <Tag tone="caution">{warning}</Tag>}
      {outlook.race.tone === 'caution' && <Text size="small">{outlook.race.text}</Text>}
    </>
  );
}

/** What is and what will be, kept on one line. */
const change = ({ before, after }: { before: number; after: number }) =>
  `${before}%\u00a0→\u00a0${after}%`;
