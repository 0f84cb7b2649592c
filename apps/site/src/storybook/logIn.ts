import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Player } from './players.ts';

/** Fills in the log-in form that is open, and waits until it has closed. */
export async function logIn({ account }: Player) {
  await userEvent.click(await screen.findByLabelText('E-mail'));
  await userEvent.paste(account.email);
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.paste('secret');
  await userEvent.keyboard('{Enter}');
  await screen.findByText(/^Welcome/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
