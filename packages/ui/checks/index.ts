import './scan';
import './onScreen';
import './ownerStacks';
import { afterAll, afterEach } from 'vitest';
import { accessible } from './accessible';
import { checked } from './checked';
import { restoreClock } from './clock';
import { contrast } from './contrast';
import { filledButtons } from './filledButtons';
import { pictureTimeout, screenshot } from './screenshot';
import { stressNames } from './stressNames';

// One file that is set up for each file of stories: what it imports is fetched once in a run. What is
// named last comes first: a picture shows the story as it is told, and the mark says that all have
// looked.
afterAll(restoreClock);
afterEach(checked);
afterEach(stressNames);
afterEach(accessible);
afterEach(contrast);
afterEach(filledButtons);
afterEach(screenshot, 2 * pictureTimeout);
