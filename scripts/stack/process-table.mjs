import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/**
 * A process of this machine. Its number may be given to another one later; number and start together not.
 *
 * @typedef {{ pid: number, group: number, started: string, command: string }} RunningProcess
 */

/** @returns {RunningProcess[]} */
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
 * @param {string} stat `pid (name) state parent group ...`, where the name may hold anything; see proc(5)
 * @param {string} command
 * @returns {RunningProcess[]} empty for one that has ended but was not waited for
 */
export function parseProcStat(stat, command) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, , group] = fields;
  const started = fields[19] ?? '';
  return state === 'Z' ? [] : [{ pid: Number.parseInt(stat, 10), group: Number(group), started, command }];
}

/** @returns {RunningProcess[]} */
function fromPs() {
  const args = ['-A', '-ww', '-o', 'pid=,pgid=,stat=,lstart=,command='];
  return parsePs(execFileSync('ps', args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } }));
}

/**
 * @param {string} output
 * @returns {RunningProcess[]}
 */
export function parsePs(output) {
  return [...output.matchAll(/^\s*(\d+)\s+(\d+)\s+(\S+)\s+(\w+\s+\w+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/gm)]
    .filter(([, , , state]) => state?.startsWith('Z') === false)
    .map(([, pid, group, , started = '', command = '']) => ({
      pid: Number(pid),
      group: Number(group),
      started,
      command,
    }));
}
