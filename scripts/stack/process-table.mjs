import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** @typedef {{ pid: number, group: number, command: string }} RunningProcess */

/** @returns {RunningProcess[]} what runs on this machine */
export function runningProcesses() {
  return process.platform === 'linux' ? fromProc() : fromPs();
}

/** @returns {RunningProcess[]} from /proc: slim Linux images have no `ps` */
function fromProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return parseProcStat(stat, command);
      } catch {
        return []; // It ended in the meantime.
      }
    });
}

/**
 * @param {string} stat `pid (name) state parent group ...`, where the name may hold anything
 * @param {string} command
 * @returns {RunningProcess[]} empty for one that has ended but was not waited for
 */
export function parseProcStat(stat, command) {
  const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' ? [] : [{ pid: Number.parseInt(stat, 10), group: Number(group), command }];
}

/** @returns {RunningProcess[]} */
function fromPs() {
  const args = ['-A', '-ww', '-o', 'pid=,pgid=,stat=,command='];
  return parsePs(execFileSync('ps', args, { encoding: 'utf8' }));
}

/**
 * @param {string} output
 * @returns {RunningProcess[]}
 */
export function parsePs(output) {
  return [...output.matchAll(/^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/gm)]
    .filter(([, , , state]) => state?.startsWith('Z') === false)
    .map(([, pid, group, , command]) => ({ pid: Number(pid), group: Number(group), command: command ?? '' }));
}
