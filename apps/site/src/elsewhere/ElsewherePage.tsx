import { useLocation } from 'react-router-dom';
import { sectionAt } from '../sections.ts';
import { NotFound } from './NotFound.tsx';
import { NotOpen } from './NotOpen.tsx';

/** Every address without a screen of its own: a stand that is not open yet, or nothing at all. */
export function ElsewherePage() {
  const section = sectionAt(useLocation().pathname);
  return section === null ? <NotFound /> : <NotOpen {...section} />;
}
