import { ButtonLink, Card, Heading, Stack, Text } from '@furlong/ui';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { paths } from '../../shared/paths.ts';

/** What prize money is good for, and where that is done. */
const uses = [
  {
    title: 'Enter the next race',
    text: 'What a fee lacks in credits is taken out of your wallet, when you say so.',
    action: <ButtonLink href={paths.enterRace()}>Enter Race</ButtonLink>,
  },
  {
    title: 'Buy a horse',
    text: 'A better horse costs what its rating and its age say, and earns it back.',
    action: (
      <ButtonLink href={paths.salesRing} variant="secondary">
        See the Sales Ring
      </ButtonLink>
    ),
  },
  {
    title: 'Move it to your credits',
    text: 'There it pays for training, equipment and boxes. It is there at once, and costs nothing.',
    action: (
      <ButtonLink href={paths.walletTransfer} variant="secondary">
        Wallet Transfer
      </ButtonLink>
    ),
  },
] as const;

/** Cash In: that play money is not paid out, why, and what it is good for. */
export default function CashInPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Cash In"
        description="Why prize money is not paid out, and what it is good for."
        intro="Nothing is paid out here: Furlong is played with play money, which nobody pays for and which has no worth outside the game."
      />
      <Text>
        That is what keeps the races fair: no race is won for the money of somebody else, and nobody
        can lose any. The prize money of your wallet is good for this:
      </Text>
      <Card>
        <Stack gap="large">
          {uses.map(({ title, text, action }) => (
            <Stack key={title} gap="xsmall">
              <Heading level={2}>{title}</Heading>
              <Text>{text}</Text>
              <div>{action}</div>
            </Stack>
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}
