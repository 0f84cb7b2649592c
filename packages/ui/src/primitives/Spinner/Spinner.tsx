import { spinner } from './Spinner.css';

/** Something is under way. Decoration: whoever shows it also says so in words or by `aria-busy`. */
export function Spinner() {
  return (
    <svg aria-hidden className={spinner} viewBox="0 0 20 20">
      <path d="M10 2a8 8 0 1 1-8 8" />
    </svg>
  );
}
