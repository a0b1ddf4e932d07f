import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readJson } from '../console/json.mjs';

/**
 * What a running stack writes down, so that the next one can clear up after a hard kill: who started it
 * and the process groups it started.
 *
 * @typedef {{ pid: number, command: string }} Noted
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
 * The process groups of a stack among what runs now. A number alone proves nothing, it may have been given
 * to another program since: the command line must match too. The Firestore emulator makes a group of its
 * own and is known by its rules file and port.
 *
 * @param {import('./process-table.mjs').RunningProcess[]} processes
 * @param {{ groups: Noted[], root: string, firestorePort: number }} stack
 * @returns {number[]}
 */
export function groupsOf(processes, { groups, root, firestorePort }) {
  const found = processes.filter(({ group, command }) => {
    const noted = groups.find(({ pid }) => pid === group);
    const isMember = noted !== undefined && (command === noted.command || command.includes(`${root}/`));
    const isFirestore = command.includes(`--port ${firestorePort} `) && command.includes(`--rules ${root}/`);
    return isMember || isFirestore;
  });
  return [...new Set(found.map(({ group }) => group))];
}
