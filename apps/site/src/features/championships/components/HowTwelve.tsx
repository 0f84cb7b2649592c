import { AUTOMATIC_PLACES, FINAL_PLACES, INVITED } from '@furlong/game/rules';
import { Card, Grid, Heading, Stack, Text } from '@furlong/ui';

const ways: readonly (readonly [how: string, rule: string])[] = [
  [
    `${AUTOMATIC_PLACES} by winning`,
    'A race marked “Win and you are in” sends its winner straight to the final.',
  ],
  [
    `${INVITED - AUTOMATIC_PLACES} by points`,
    'The first five of a qualifier score; those of a dead heat share. A race that is called off gives none.',
  ],
  [
    '1 by the supplementary entry',
    '5% of the purse, which goes into the purse. Who pays first has the place.',
  ],
  [
    'Level on points',
    'Earnings in the division’s qualifiers decide, then the better best place, then the lot of the season’s seed, which anybody can check.',
  ],
  ['The next twelve', 'They meet in the consolation, an hour after the final.'],
];

/** The rule by which a final's field is found. */
export function HowTwelve() {
  return (
    <Stack gap="small">
      <Heading level={2}>{`How the ${FINAL_PLACES} of a final are found`}</Heading>
      <Card>
        <Grid columnMin={340} gap="large">
          {ways.map(([how, rule]) => (
            <Stack key={how} gap="xxsmall">
              <Text strong>{how}</Text>
              <Text size="small" tone="muted">
                {rule}
              </Text>
            </Stack>
          ))}
        </Grid>
      </Card>
    </Stack>
  );
}
