import { mix } from '../../../theme/mix';
import type { JockeyLooks } from './jockeyLooks';

const outline = 'M60 76C59 104 66 126 80 139C92 150 110 150 122 139C136 126 143 104 142 76Z';

/** The face under the helmet, turned a little to the right. */
export function Face({
  looks: { skin, hair, breadth, stubble, gathered },
}: {
  looks: JockeyLooks;
}) {
  const dark = mix(skin, '#3a1409', 0.3);
  const deep = mix(skin, '#2a0f08', 0.55);
  const light = mix(skin, '#fff4e2', 0.3);
  const narrowed = (1 - breadth) * 101;
  return (
    <g transform={`translate(${narrowed} 0) scale(${breadth} 1)`}>
      <path
        d="M60 90C53 86 51 96 54 104C56 110 60 112 63 110ZM142 90C149 86 151 96 148 104C146 110 142 112 139 110Z"
        fill={dark}
      />
      <path d={outline} fill={skin} />
      <path
        d="M60 76C59 104 66 126 80 139C84 143 88 145 92 147C78 130 72 104 74 76Z"
        fill={dark}
        opacity=".45"
      />
      <path
        d="M112 104C122 102 130 106 132 112C128 122 116 122 112 114Z"
        fill={light}
        opacity=".35"
      />
      {stubble && (
        <path
          d="M66 112C70 126 74 133 80 139C92 150 110 150 122 139C129 133 134 124 137 112C130 124 122 126 116 123C110 119 94 119 88 123C80 126 72 122 66 112Z"
          fill={hair}
          opacity=".32"
        />
      )}
      {!gathered && (
        <path
          d="M60 76L60 98C62 104 64 106 66 106L69 84 74 76ZM142 76L142 98C140 104 138 106 136 106L133 84 128 76Z"
          fill={hair}
        />
      )}
      <path
        d="M76 90C82 86 90 86 95 89M110 89C116 86 124 86 129 90"
        fill="none"
        stroke={mix(hair, '#1a0f0a', 0.3)}
        strokeWidth="4"
      />
      <Eye x={87} lid={deep} />
      <Eye x={119} lid={deep} />
      <path
        d="M106 94C107 104 112 112 111 116C108 120 101 120 98 117"
        fill="none"
        stroke={deep}
        strokeWidth="2.4"
        opacity=".75"
      />
      <path
        d="M90 131C97 135 110 135 117 130"
        fill="none"
        stroke={mix(deep, '#8a2f2a', 0.45)}
        strokeWidth="3.2"
      />
      <path
        d="M97 139C101 141 107 141 111 139"
        fill="none"
        stroke={dark}
        strokeWidth="2"
        opacity=".6"
      />
    </g>
  );
}

function Eye({ x, lid }: { x: number; lid: string }) {
  return (
    <>
      <path
        d={`M${x - 8} 100C${x - 4} 95 ${x + 4} 95 ${x + 8} 100C${x + 4} 104 ${x - 4} 104 ${x - 8} 100Z`}
        fill="#fbf8f2"
      />
      <circle cx={x + 1} cy="99.6" r="3.9" fill="#22150e" />
      <circle cx={x + 2.4} cy="98.2" r="1.2" fill="#fff" />
      <path
        d={`M${x - 8.5} 100C${x - 4} 94.4 ${x + 4} 94.4 ${x + 8.5} 100`}
        fill="none"
        stroke={lid}
        strokeWidth="2.4"
      />
    </>
  );
}
