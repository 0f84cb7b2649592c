import { Stack } from '@furlong/ui';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { Statement } from './components/Statement.tsx';

/** Credit History: the statement of the player's credits. */
export default function CreditHistoryPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Credit History"
        description="What every credit of your stable came from and went to, line by line."
        intro="Every line of your credits, the newest first, with what you had with it. Credits are play money: none is paid for or paid out."
      />
      <Statement
        name="Credit history"
        wallet="credits"
        hint="What you pay and are paid in credits stands here, line by line."
      />
    </Stack>
  );
}
