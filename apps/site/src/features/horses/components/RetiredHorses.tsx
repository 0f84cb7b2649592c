import type { Horse, Stable } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import { EmptyState, HorseLine, HorseLines, Stack } from '@furlong/ui';
import { sayDay } from '../../../shared/format/time.ts';
import { ShowMore, type ShowMoreProps } from '../../../shared/page/ShowMore.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { toHorseLine } from '../toHorseLine.ts';

export interface RetiredHorsesProps extends Pick<ShowMoreProps, 'pages'> {
  /** The last retired first. */
  horses: readonly Horse[];
  silks: Stable['silks'];
}

/** The horses that have left the stable's boxes for good, with what they did. */
export function RetiredHorses({ horses, silks, pages }: RetiredHorsesProps) {
  const now = useNow(60_000);
  if (horses.length === 0) {
    return (
      <EmptyState
        title="No horse is retired yet"
        hint="Retired horses are listed here, and their pages tell what was hidden of them."
      />
    );
  }
  return (
    <Stack gap="small">
      <HorseLines label="Retired horses">
        {horses.map((horse) => (
          <li key={horse.id}>
            <HorseLine
              {...toHorseLine(horse, { now, silks })}
              note={`Retired ${sayDay(horse.retiredAt ?? now, now)}, having won ${formatMoney(horse.earnings)}`}
            />
          </li>
        ))}
      </HorseLines>
      <ShowMore count={horses.length} of="retired horse" pages={pages} />
    </Stack>
  );
}
