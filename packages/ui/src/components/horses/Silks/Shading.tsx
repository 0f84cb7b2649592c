import { neck, torso } from './body';
import { peak, skull } from './cap';
import { hang, mirror, sleeve } from './sleeves';

export interface ShadingProps {
  /** Makes the gradient names unique on the page. */
  id: string;
}

/** Light from the upper left, the folds of the cloth and the hollow of the collar: for large drawings only. */
export function Shading({ id }: ShadingProps) {
  const round = `url(#${id}round)`;
  const light = `url(#${id}light)`;
  return (
    <>
      <linearGradient id={`${id}round`} x1="0" y1="0" x2="1" y2="0.35">
        <stop offset="0" stopColor="#fff" stopOpacity={0.1} />
        <stop offset="0.3" stopColor="#fff" stopOpacity={0.2} />
        <stop offset="0.58" stopColor="#fff" stopOpacity={0} />
        <stop offset="1" stopColor="#06140f" stopOpacity={0.3} />
      </linearGradient>
      <linearGradient id={`${id}light`} x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="#fff" stopOpacity={0.16} />
        <stop offset="0.5" stopColor="#fff" stopOpacity={0} />
        <stop offset="1" stopColor="#06140f" stopOpacity={0.28} />
      </linearGradient>
      <path d={torso} fill={round} />
      <path d={skull} fill={round} />
      <path d={peak} fill="#06140f" opacity={0.16} />
      <path d={sleeve} transform={hang} fill={light} />
      <path d={sleeve} transform={`${mirror} ${hang}`} fill="#06140f" opacity={0.14} />
      <g fill="none" stroke="#06140f" strokeLinecap="round">
        <g opacity={0.16} strokeWidth={1.1}>
          <path d="M33 57Q38 61 40.5 67M67.2 58Q63 62 61.6 68M32.6 82Q37 78 38.4 71M67.6 83Q63.6 79 62.6 73" />
        </g>
        <path d="M50 31V96.6" strokeWidth={0.55} opacity={0.42} />
        <path
          d="M49 4.6C43.4 9 41.4 16 41.6 23.2M49 4.6C55.4 9 57.6 15 57.6 22.6"
          strokeWidth={0.5}
          opacity={0.3}
        />
      </g>
      <path d={neck} fill="#06140f" opacity={0.45} />
    </>
  );
}
