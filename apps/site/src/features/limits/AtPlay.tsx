import { FootBar } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';
import { atPlayQuery } from './atPlayQuery.ts';
import { sayMinutes } from './limitWords.ts';

const link = { href: paths.limits, label: 'Your limits' };

/** Has the server count the time at play while the page is seen, and says what the player asked to be told of it. */
export default function AtPlay({ playerId }: { playerId: string }) {
  const { data } = useQuery(atPlayQuery(playerId));
  const [closedAt, close] = useState(0);
  const [staysSilent, setStaysSilent] = useState(false);
  if (!data) return null;
  const { playedSeconds, dailyMinutes, remindedAt, leavesAt } = data;
  if (leavesAt !== null && !staysSilent) {
    return (
      <FootBar
        label="Your account"
        message={`Your account will be deleted on ${formatDate(leavesAt)}.`}
        link={{ href: paths.yourData, label: 'Stay after all' }}
        onClose={() => setStaysSilent(true)}
      />
    );
  }
  const minutes = Math.floor(playedSeconds / 60);
  if (dailyMinutes !== null && minutes >= dailyMinutes) {
    return (
      <FootBar
        label="Time at play"
        message={`Your time of today is over: ${sayMinutes(dailyMinutes)}. The next day begins at midnight UTC.`}
        link={link}
      />
    );
  }
  if (remindedAt <= closedAt) return null;
  return (
    <FootBar
      label="Time at play"
      message={`You have been at play for ${sayMinutes(minutes)} today.`}
      link={link}
      onClose={() => close(remindedAt)}
    />
  );
}
