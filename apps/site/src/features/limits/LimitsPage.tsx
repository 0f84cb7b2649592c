import { formatMoney } from '@furlong/game/rules';
import { Grid, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { FormLoading } from '../../shared/page/FormLoading.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { useNow } from '../../shared/time/useNow.ts';
import { usePlayer } from '../auth/index.ts';
import { LimitForm } from './components/LimitForm.tsx';
import { PauseForm } from './components/PauseForm.tsx';
import { sayMinutes } from './limitWords.ts';
import { myLimitsQuery } from './queries.ts';

/** Limits: what a player sets for the own play, which the game then holds. */
export default function LimitsPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Limits"
        description="Limits on credits and time, reminders, pauses and self-exclusion, as you set them."
        intro="What you set here is held by the game itself, on every device. Lower, it holds at once; higher, a day later. Nobody else is told."
      />
      <MyLimits />
    </Stack>
  );
}

function MyLimits() {
  const { userId } = usePlayer();
  const limits = useQuery(myLimitsQuery(userId));
  const now = useNow(30_000);
  if (anyFailed([limits])) {
    return <QueryFailed title="Your limits could not be loaded" queries={[limits]} />;
  }
  if (!limits.data) {
    return <FormLoading lines={2} />;
  }
  const { weeklyCredits, dailyMinutes, reminderMinutes, creditsTaken, playedSeconds, pause } =
    limits.data;
  return (
    <>
      <Grid columnMin={260}>
        <LimitForm
          kind="weekly_credits"
          limit={weeklyCredits}
          used={{ label: 'Taken this week', amount: formatMoney(creditsTaken) }}
          {...{ userId, now }}
        />
        <LimitForm
          kind="daily_minutes"
          limit={dailyMinutes}
          used={{ label: 'At play today', amount: sayMinutes(Math.floor(playedSeconds / 60)) }}
          {...{ userId, now }}
        />
        <LimitForm
          kind="reminder_minutes"
          limit={{ amount: reminderMinutes, next: null }}
          {...{ userId, now }}
        />
      </Grid>
      <PauseForm pause={pause} {...{ userId, now }} />
    </>
  );
}
