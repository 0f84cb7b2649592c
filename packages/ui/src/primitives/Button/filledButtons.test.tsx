import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { crowdedRegions } from '../../../checks/filledButtons';
import { Button } from './Button';
import { RowButton } from './RowButton';

/** What the check that looks at every story says of a page. */
function lookAt(page: ReactNode): string[] {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(page);
  document.body.append(root);
  const found = crowdedRegions(root);
  root.remove();
  return found;
}

const enter = <Button variant="gold">Enter Race</Button>;
const save = <Button>Save</Button>;
const retire = <Button variant="danger">Retire</Button>;

test('two filled buttons crowd a region, whatever their colours', () => {
  const page = (
    <section>
      {enter}
      {save}
    </section>
  );
  expect(lookAt(page)).toEqual(['section: Enter Race, Save']);
  expect(lookAt(<div role="dialog">{[enter, retire]}</div>)).toHaveLength(1);
});

test('each region has one of its own', () => {
  const page = (
    <main>
      {save}
      <section>{enter}</section>
      <form>{save}</form>
    </main>
  );
  expect(lookAt(page)).toEqual([]);
});

test('what is out of use, an outline or quiet fills nothing', () => {
  const page = (
    <section>
      {enter}
      <Button disabled>Save</Button>
      <Button variant="secondary">Cancel</Button>
      <Button variant="quiet">Later</Button>
    </section>
  );
  expect(lookAt(page)).toEqual([]);
});

test('rows and cards share one with their list', () => {
  const rows = (button: ReactNode) => (
    <main>
      <ul>
        <li>
          <article>{button}</article>
        </li>
        <li>
          <article>{button}</article>
        </li>
      </ul>
      <div>
        <article>{button}</article>
        <article>{button}</article>
      </div>
    </main>
  );
  expect(lookAt(rows(enter))).toEqual(['main: Enter Race, Enter Race, Enter Race, Enter Race']);
  expect(lookAt(rows(<RowButton>Enter Race</RowButton>))).toEqual([]);
});
