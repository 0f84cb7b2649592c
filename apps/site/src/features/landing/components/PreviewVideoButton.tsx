import { Button, type ButtonProps, Inline, Text } from '@furlong/ui';
import { useState } from 'react';
import { anyFailed } from '../../../shared/page/QueryFailed.tsx';
import { useScript } from '../../../shared/page/useScript.ts';

export interface PreviewVideoButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  children: string;
}

/** Opens the preview film; it is fetched on being asked for. */
export function PreviewVideoButton(button: PreviewVideoButtonProps) {
  const [open, setOpen] = useState(false);
  const script = useScript({
    name: 'preview film',
    fetch: async () => (await import('./PreviewVideo.tsx')).PreviewVideo,
    enabled: open,
  });
  const { data: PreviewVideo } = script;
  const failed = anyFailed([script]);
  return (
    <Inline gap="small">
      <Button
        {...button}
        busy={open && script.isFetching}
        onPress={() => {
          setOpen(true);
          if (failed) void script.refetch();
        }}
      />
      {failed && (
        <Text size="small" tone="critical">
          The film could not be loaded. Please try again.
        </Text>
      )}
      {open && PreviewVideo && <PreviewVideo onClose={() => setOpen(false)} />}
    </Inline>
  );
}
