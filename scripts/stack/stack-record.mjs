import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readJson } from '../console/json.mjs';

/**
 * What a running stack writes down, so that the next one can clear up after a hard kill: who started it
 * and the process groups it started.
 *
 * @typedef {{ pid: number, started: string }} Noted
 * @typedef {{ owner: Noted, groups: Noted[] }} StackRecord
 */

/**
 * @param {string} file
 * @returns {StackRecord | undefined}
 */
export function readRecord(file) {
  try {
    return readJson(file);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {StackRecord} record
 */
export function writeRecord(file, record) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(record, undefined, 2));
  renameSync(`${file}.new`, file);
}

/** @param {string} file */
export function removeRecord(file) {
  rmSync(file, { force: true });
}

/**
 * @param {number | undefined} pid
 * @param {import('./process-table.mjs').RunningProcess[]} processes
 * @returns {Noted}
 */
export function note(pid, processes) {
  const { started = '' } = processes.find((running) => running.pid === pid) ?? {};
  return { pid: pid ?? 0, started };
}

/**
 * @param {Noted} noted
 * @param {import('./process-table.mjs').RunningProcess[]} processes
 * @returns {boolean}
 */
export function stillRuns(noted, processes) {
  return processes.some(({ pid, started }) => pid === noted.pid && started === noted.started);
}

/**
 * The process groups of a stack among what runs now: those whose first process still runs, those that it
 * left behind and that run something of the checkout, and the Firestore emulator, which makes a group of
 * its own and is known by its rules file and port.
 *
 * @param {import('./process-table.mjs').RunningProcess[]} processes
 * @param {{ groups: Noted[], root: string, firestorePort: number }} stack
 * @returns {number[]}
 */
export function groupsOf(processes, { groups, root, firestorePort }) {
  const found = processes.filter(({ group, command }) => {
    const noted = groups.find(({ pid }) => pid === group);
    const isLed = noted !== undefined && stillRuns(noted, processes);
    const isLeftBehind =
      noted !== undefined && !processes.some(({ pid }) => pid === group) && command.includes(`${root}/`);
    const isFirestore = command.includes(`--port ${firestorePort} `) && command.includes(`--rules ${root}/`);
    return isLed || isLeftBehind || isFirestore;
  });
  return [...new Set(found.map(({ group }) => group))];
}
