import { useLocation } from 'react-router-dom';
import { NotFound } from '../shared/page/NotFound.tsx';
import { sectionAt } from '../shared/paths.ts';
import { NotOpen } from './ComingSoon.tsx';

/** Every address without a screen of its own: a stand that is not open yet, or nothing at all. */
export function ElsewherePage() {
  const section = sectionAt(useLocation().pathname);
  return section === null ? <NotFound /> : <NotOpen {...section} />;
}
