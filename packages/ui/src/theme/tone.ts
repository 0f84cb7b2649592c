import type { vars } from './vars.css';

/** What a colour says, in every theme. A component maps its own states to these. */
export type Tone = keyof typeof vars.color.tone;
