import { ButtonLink, Inline } from '@furlong/ui';
import { ScreenOnly } from '../../../shared/page/ScreenOnly.tsx';
import { paths } from '../../../shared/paths.ts';

const pages = [
  [paths.accountSummary, 'Account Summary'],
  [paths.creditHistory, 'Credit History'],
  [paths.walletHistory, 'Wallet History'],
  [paths.purchaseHistory, 'Purchase History'],
  [paths.purchaseCredits, 'Purchase Credits'],
  [paths.walletTransfer, 'Wallet Transfer'],
  [paths.cashIn, 'Cash In'],
  [paths.limits, 'Limits'],
] as const;

/** The ways from one page of the player's money to the others. */
export function MoneyPages({ from }: { from: (typeof pages)[number][0] }) {
  return (
    <ScreenOnly>
      <nav aria-label="Your money">
        <Inline gap="small">
          {pages
            .filter(([path]) => path !== from)
            .map(([path, title]) => (
              <ButtonLink key={path} href={path} variant="secondary" size="small">
                {title}
              </ButtonLink>
            ))}
        </Inline>
      </nav>
    </ScreenOnly>
  );
}
