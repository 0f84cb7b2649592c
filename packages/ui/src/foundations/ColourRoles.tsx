import { Fragment } from 'react';
import { darkColours, lightColours } from '../theme/colours';
import { contrast } from '../theme/contrast';
import * as styles from './foundations.css';

type Branch = { [role: string]: string | Branch };
type Mode = 'light' | 'dark';

const themes: Record<Mode, { colours: Branch; page: string }> = {
  light: { colours: lightColours, page: lightColours.surface.page },
  dark: { colours: darkColours, page: darkColours.surface.page },
};

function leaves(branch: Branch, path: string[] = []): [role: string, value: string][] {
  return Object.entries(branch).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string'
      ? [[[...path, name].join('.'), value]]
      : leaves(value, [...path, name]),
  );
}

/** Every colour role with its value, and its contrast with the page, in both themes. */
export function ColourRoles() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Role</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {leaves(lightColours).map(([role]) => (
          <tr key={role}>
            <th scope="row" className={styles.role}>
              {role.split('.').map((word, depth) => (
                <Fragment key={word}>
                  {depth > 0 && (
                    <>
                      .<wbr />
                    </>
                  )}
                  {word}
                </Fragment>
              ))}
            </th>
            <Swatch role={role} theme="light" />
            <Swatch role={role} theme="dark" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Swatch({ role, theme }: { role: string; theme: Mode }) {
  const { colours, page } = themes[theme];
  const value = new Map(leaves(colours)).get(role) ?? '';
  const measured = value.startsWith('#') ? `${contrast(value, page).toFixed(1)}:1 on page` : '';
  return (
    <td>
      <span className={styles.swatch} style={{ background: value }} />
      <code>{value}</code> <small>{measured}</small>
    </td>
  );
}
