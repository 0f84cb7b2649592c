import { measureLuck } from './measureLuck.ts';
import { measurePictureScripts } from './measurePictureScripts.ts';

await measurePictureScripts();
await measureLuck();
