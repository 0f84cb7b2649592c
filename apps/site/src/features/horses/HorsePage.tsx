import { Heading, Link, Stack } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { errorCodeOf } from '../../shared/api/errorMessage.ts';
import { horseQuery } from '../../shared/horses/horseQuery.ts';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../shared/page/ShowMore.tsx';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { HorseSalePanel, useHorseSale } from '../market/index.ts';
import { useMyStableId } from '../stable/index.ts';
import { EntriesAhead } from '../stables/index.ts';
import { FormLines } from './components/FormLines.tsx';
import { HorseHead } from './components/HorseHead.tsx';
import { HorseLoading } from './components/HorseLoading.tsx';
import { OwnersCondition } from './components/OwnersCondition.tsx';
import { OwnersNotebook } from './components/OwnersNotebook.tsx';
import { RatingHistory } from './components/RatingHistory.tsx';
import { RecordTables } from './components/RecordTables.tsx';
import { SealOpened } from './components/SealOpened.tsx';
import * as styles from './HorsePage.css.ts';
import { headOfHorse } from './heads.ts';
import { horseAheadQuery, horseRecordQuery, horseRunsQuery } from './queries.ts';
import { toFormRows } from './toFormRows.ts';
import { toRecordTables } from './toRecordTables.ts';

/** One horse: who it is, where it runs next, and all that it has run. For everybody. */
export default function HorsePage() {
  const { horseId = '' } = useParams();
  const horse = useQuery(horseQuery(horseId));
  const ahead = useQuery(horseAheadQuery(horseId));
  const record = useQuery(horseRecordQuery(horseId));
  const runs = useInfiniteQuery(horseRunsQuery(horseId));
  const sale = useHorseSale(horseId);
  const mine = useMyStableId() === horse.data?.stable.id;
  const now = useNow(30_000);

  // An address that is no horse's is refused as malformed before anything is looked up.
  const code = errorCodeOf(horse.error);
  if (code === 'horse_not_found' || code === 'bad_request') return <NotFound />;
  const queries = [horse, ahead, record, runs, sale];
  if (anyFailed(queries)) {
    return <QueryFailed title="The horse could not be loaded" queries={queries} />;
  }
  if (!horse.data || !ahead.data || !record.data || !runs.data || !sale.data)
    return <HorseLoading />;

  const run = runs.data.pages.flat();
  const salePanel = horse.data.retiredAt === null && <HorseSalePanel horse={horse.data} />;
  return (
    <Stack gap="xlarge">
      <PageHead {...headOfHorse(horse.data)} />
      <HorseHead horse={horse.data} now={now} />
      <div className={styles.sideBySide}>
        {/* To who may buy it its price comes first, to its owner last. */}
        {!mine && salePanel}
        {horse.data.retiredAt === null && (
          <Stack gap="small">
            <Heading level={2}>Races ahead</Heading>
            <EntriesAhead entries={ahead.data} named={false} />
          </Stack>
        )}
        <OwnersCondition horseId={horseId} />
      </div>
      {horse.data.retiredAt !== null && <SealOpened {...horse.data} />}
      <Stack gap="small">
        <Heading level={2}>Form</Heading>
        <FormLines rows={toFormRows(run, horseId, now)} />
        <ShowMore count={run.length} of="run" pages={runs} />
      </Stack>
      {run.length > 0 && (
        <div className={styles.sideBySide}>
          <RatingHistory horse={horse.data} runs={run} now={now} />
          <Stack gap="small">
            <Heading level={2}>Record</Heading>
            <RecordTables tables={toRecordTables(record.data)} />
          </Stack>
        </div>
      )}
      <div className={styles.sideBySide}>
        <OwnersNotebook horseId={horseId} />
        {mine && salePanel}
      </div>
      <div>
        <Link href={paths.horseThread(horseId)}>Talk about this horse</Link>
      </div>
    </Stack>
  );
}
