import { Button } from '@furlong/ui';
import { saveFile } from '../saveFile.ts';
import { type CsvCell, toCsv } from './csv.ts';

export interface CsvButtonProps {
  /** What the file holds: 'strike rates'. */
  what: string;
  fileName: string;
  rows: () => readonly (readonly CsvCell[])[];
}

/** Saves figures of the page as a file that spreadsheets open; it is made here. */
export function CsvButton({ what, fileName, rows }: CsvButtonProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      onPress={() =>
        saveFile(new File([toCsv(rows())], fileName, { type: 'text/csv;charset=utf-8' }))
      }
    >
      Download {what} as CSV
    </Button>
  );
}
