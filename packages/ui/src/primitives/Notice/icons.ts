import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { NoticeTone } from './Notice';

/** What is said in passing or in place carries the same mark. */
export const icons: Record<NoticeTone, typeof IconInfoCircle> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  error: IconAlertTriangle,
};
