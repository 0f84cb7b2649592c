import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process was started, as text that is the same for as long as it lives, or null when no
 * such process is alive. Empty where the system cannot tell, so that a pid alone has to do.
 * It tells a server that died from another program that was given the same pid later.
 */
export function processBirth(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means: it lives, but belongs to somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null;
  }
  if (process.platform === 'linux') return linuxBirth(pid);
  if (process.platform === 'win32') return '';
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

function linuxBirth(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold spaces: count after it.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended and only waits for its parent to notice.
    return state === 'Z' ? null : (rest[18] ?? '');
  } catch {
    return null;
  }
}
