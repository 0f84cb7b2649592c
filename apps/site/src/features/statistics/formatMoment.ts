import { formatDayOfYear, formatTime } from '../../shared/format/time.ts';

/** When something was, of whatever year: '14 Mar 2026, 14:30'. */
export const formatMoment = (at: number) => `${formatDayOfYear(at)}, ${formatTime(at)}`;
