interface HelmetProps {
  ivory: string;
  shade: string;
}

const dome = 'M52 82C48 38 72 16 102 16C132 16 154 38 150 82C136 72 66 72 52 82Z';

/** A helmet in a plain cap, its goggles pushed up, with its peak and its strap. */
export function Helmet({ ivory, shade }: HelmetProps) {
  return (
    <>
      <path
        d="M58 92C62 122 78 146 101 149C124 146 140 122 144 92"
        fill="none"
        stroke="#22201d"
        strokeWidth="2.6"
      />
      <path d={dome} fill={ivory} />
      <path
        d="M52 82C48 38 72 16 102 16C86 22 68 44 70 75C62 77 56 79 52 82Z"
        fill={shade}
        opacity=".55"
      />
      <path
        d="M102 16C82 30 76 52 77 74M102 16C122 30 128 52 127 74M102 16V72"
        fill="none"
        stroke="#a3967b"
        strokeWidth="1.6"
        opacity=".7"
      />
      <circle cx="102" cy="16" r="4.6" fill="#1d4a39" />
      <path d="M51 70C72 56 132 56 151 70" fill="none" stroke="#1b1a18" strokeWidth="6" />
      <path
        d="M66 50C74 45 90 44 97 47C98 55 95 63 89 66C80 68 70 68 65 64C63 58 64 53 66 50ZM138 50C130 45 114 44 107 47C106 55 109 63 115 66C124 68 134 68 139 64C141 58 140 53 138 50Z"
        fill="#2b3a40"
        stroke="#14181a"
        strokeWidth="3"
      />
      <path
        d="M71 53C76 50 84 49 90 50L76 63C72 61 70 57 71 53ZM113 50C118 49 126 49 131 51L117 62C113 59 112 54 113 50Z"
        fill="#9fb9bf"
        opacity=".55"
      />
      <path d="M54 83C70 70 134 70 150 83C140 90 122 86 102 86C82 86 64 90 54 83Z" fill="#1d4a39" />
      <path
        d="M58 81C74 73 130 73 146 81"
        fill="none"
        stroke="#4c8068"
        strokeWidth="1.6"
        opacity=".8"
      />
      <path d="M62 88C76 86 128 86 142 88C130 92 74 92 62 88Z" fill="#1a0d08" opacity=".3" />
    </>
  );
}
