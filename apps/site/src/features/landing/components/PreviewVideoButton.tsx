import { Button, type ButtonProps } from '@furlong/ui';
import { useState } from 'react';
import { anyFailed } from '../../../shared/page/QueryFailed.tsx';
import { useScript } from '../../../shared/page/useScript.ts';

export interface PreviewVideoButtonProps extends Pick<ButtonProps, 'variant'> {
  children: string;
}

/** Opens the preview film; it is fetched on being asked for. */
export function PreviewVideoButton({ children, ...button }: PreviewVideoButtonProps) {
  const [open, setOpen] = useState(false);
  const script = useScript({
    name: 'preview film',
    fetch: async () => (await import('../scripts.ts')).scripts.previewFilm(),
    enabled: open,
  });
  const { data: PreviewVideo } = script;
  const failed = anyFailed([script]);
  return (
    <>
      <Button
        {...button}
        busy={open && script.isFetching}
        onPress={() => {
          setOpen(true);
          if (failed) void script.refetch();
        }}
      >
        {failed ? 'Try again: the film could not be loaded' : children}
      </Button>
      {open && PreviewVideo && <PreviewVideo onClose={() => setOpen(false)} />}
    </>
  );
}
