import { Link } from '../../../primitives/Link/Link';
import { Stack } from '../../../primitives/Stack/Stack';
import { Table, type TableColumn } from '../../../primitives/Table/Table';
import { Text } from '../../../primitives/Text/Text';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { Chance } from '../../badges/Chance/Chance';
import { Money } from '../../badges/Money/Money';
import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import { Place } from '../../badges/Place/Place';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './ResultTable.css';

export interface ResultRow {
  horseId: string;
  /** Finishing position; two horses of a dead heat share it. */
  place: number;
  horse: string;
  /** Leads to the horse. */
  horseHref: string;
  stable: string;
  /** Leads to the stable. */
  stableHref: string;
  portrait: PortraitHorse;
  silks: SilksDesign;
  /** Who rode it, with the way to that jockey; null where that was not noted. */
  jockey: { name: string; href: string } | null;
  /** Starting stall. */
  draw: number;
  /** Weight carried, such as "9-4" or "130 lb". */
  weight: string;
  /** Distance behind the horse in front, such as "neck". Empty for the winner. */
  margin: string;
  time: string;
  /** Of winning in the morning line, such as "18%"; null in a race without one. */
  chance: string | null;
  /** Money won, or null out of the money. */
  prize: string | null;
}

export interface ResultTableProps {
  /** Names the table: the race. */
  race: string;
  /** In finishing order. */
  rows: readonly ResultRow[];
  /** How many runs the morning line rests on; null without one. */
  morningLineSimulations: number | null;
  /** The player's own runners, which are marked. */
  myHorseIds?: readonly string[];
}

/** The official result of a race. Where there is no room for columns each runner is told in two lines. */
export function ResultTable({
  race,
  rows,
  morningLineSimulations,
  myHorseIds = [],
}: ResultTableProps) {
  const mine = ({ horseId }: ResultRow) => myHorseIds.includes(horseId);
  const columns: readonly TableColumn<ResultRow>[] = [
    {
      id: 'place',
      head: 'Place',
      cell: ({ place, silks, stable, stableHref }) => (
        <span className={styles.placed}>
          <Place place={place} />
          {/* Where there is no room for the stable's name its colours lead to it. */}
          <span className={styles.onCards}>
            <Link href={stableHref} variant="quiet">
              <Silks design={silks} size={36} decorative />
              <VisuallyHidden>{stable}</VisuallyHidden>
            </Link>
          </span>
          <span className={styles.inColumns}>
            <Silks design={silks} size={36} decorative />
          </span>
        </span>
      ),
      besideName: 'aside',
    },
    { id: 'horse', head: 'Horse', cell: (row) => <Runner row={row} mine={mine(row)} /> },
    {
      id: 'margin',
      head: 'Margin',
      cell: ({ margin }) =>
        margin || (
          <>
            <span className={styles.onCards}>won</span>
            <span className={styles.inColumns}>–</span>
          </>
        ),
      numeric: true,
      besideName: 'under',
    },
    { id: 'time', head: 'Time', cell: ({ time }) => time, numeric: true, besideName: 'under' },
    {
      id: 'draw',
      head: 'Draw',
      cell: ({ draw }) => (
        <>
          <span className={styles.onCards}>({draw})</span>
          <span className={styles.inColumns}>{draw}</span>
        </>
      ),
      numeric: true,
      besideName: 'under',
    },
    {
      id: 'weight',
      head: 'Weight',
      cell: ({ weight, jockey }) => (
        <>
          {weight}
          {jockey && (
            <span className={styles.riderBehind}>
              {' '}
              <Rider {...jockey} />
            </span>
          )}
        </>
      ),
      numeric: true,
      besideName: 'under',
    },
    ...(morningLineSimulations === null
      ? []
      : [
          {
            id: 'chance',
            head: 'Chance',
            cell: ({ chance }: ResultRow) => (chance === null ? '–' : <Chance chance={chance} />),
            numeric: true,
            besideName: 'under' as const,
          },
        ]),
    {
      id: 'prize',
      head: 'Prize',
      cell: ({ place, prize }) =>
        prize === null ? '–' : <Money amount={prize} tone={place === 1 ? 'gold' : 'standard'} />,
      numeric: true,
      besideName: 'behind',
    },
  ];
  return (
    <Stack gap="small">
      <Table
        caption={race}
        captionNote={<span className={styles.official}>Official</span>}
        columns={columns}
        nameColumn="horse"
        rows={rows}
        rowId={({ horseId }) => horseId}
        marked={mine}
      />
      {morningLineSimulations !== null && (
        <Text size="small" tone="muted">
          Chance: of winning, by the morning line of {morningLineSimulations} runs that was
          published with the card.
        </Text>
      )}
    </Stack>
  );
}

function Rider({ name, href }: NonNullable<ResultRow['jockey']>) {
  return (
    <>
      <VisuallyHidden>Ridden by </VisuallyHidden>
      <Link href={href} variant="quiet">
        {name}
      </Link>
    </>
  );
}

interface RunnerProps {
  row: ResultRow;
  mine: boolean;
}

function Runner({ row, mine }: RunnerProps) {
  const { place, horse, horseHref, stable, stableHref, jockey, portrait, silks } = row;
  return (
    <span className={styles.runner}>
      <span className={styles.inColumns}>
        <HorsePortrait horse={portrait} silks={silks} size={40} />
      </span>
      <span className={styles.names}>
        <span className={styles.horse} data-winner={place === 1 || undefined}>
          <Link href={horseHref} variant="quiet">
            {horse}
          </Link>{' '}
          {mine && <OwnBadge />}
        </span>
        <span className={styles.inColumns}>
          <span className={styles.stable}>
            <Link href={stableHref} variant="quiet">
              {stable}
            </Link>
          </span>
        </span>
        {jockey && (
          <span className={styles.riderBelow}>
            <Rider {...jockey} />
          </span>
        )}
      </span>
    </span>
  );
}
