import {
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  type TablerIcon,
} from '@tabler/icons-react';
import type { NoticeTone } from './Notice';

/** What is said in passing or in place carries the same icon. */
export const icons: Record<NoticeTone, TablerIcon> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  error: IconAlertTriangle,
};
