import { PlayerText } from '@furlong/ui';

/** What a stable says of itself. */
export const About = ({ text }: { text: string }) => <PlayerText text={text} />;
