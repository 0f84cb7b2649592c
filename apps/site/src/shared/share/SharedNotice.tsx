import { Notice } from '@furlong/ui';

/** What became of a picture that was to be shared; a platform that has it says so itself. */
export function SharedNotice({ answer }: { answer: 'saved' | 'failed' | null }) {
  if (answer === null) return null;
  return answer === 'saved' ? (
    <Notice tone="success">The picture is saved.</Notice>
  ) : (
    <Notice tone="error">The picture could not be drawn. Please try again.</Notice>
  );
}
