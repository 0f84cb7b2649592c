import type { Award, Stable } from '@furlong/backend';
import { SubjectSharePicture } from '@furlong/ui';
import { paths } from '../../shared/paths.ts';
import { handOnPicture } from '../../shared/share/handOnPicture.ts';
import { toAwardPicture } from './toAwardPicture.ts';

/** Hands on the picture of an award, with the way to the stable that has it. */
export function shareAward(award: Award, stable: Stable) {
  const props = toAwardPicture(award, stable);
  return handOnPicture(<SubjectSharePicture {...props} />, {
    ...{ title: props.name, at: award.at },
    url: location.origin + paths.publicStable(stable.id),
  });
}
