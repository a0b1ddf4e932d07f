import { createWriteStream, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { styleText } from 'node:util';
import { execa, type Options } from 'execa';
import ora from 'ora';
import { checkArguments, isArgumentError, withUsage } from './arguments.mjs';
import { onStop, root } from './install.mjs';

// The parts of every command: steps, programs that it runs, failures with a plain message, and an orderly shutdown.

/** Everything the commands leave behind: data, logs, stamps of builds. Deleting it starts afresh. */
export const dataDirectory = join(root, '.data');

export const logFile = (name: string) => join(dataDirectory, 'logs', `${name}.log`);

/** An error that a person can fix: one sentence and, if there is a log, its last lines before the position `end`. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly details: string;

  constructor(sentence: string, log?: string, end = Infinity) {
    super(sentence);
    const text = log === undefined ? '' : readFileSync(log, 'utf8').slice(0, end);
    this.details = text.trimEnd().split('\n').slice(-20).join('\n');
  }
}

const controller = new AbortController();

/**
 * Aborted by the first Ctrl-C, `kill` or closed terminal. Later ones change nothing: a shutdown takes a limited time.
 */
export const interruption = controller.signal;

export const interrupted = new Promise<void>((resolve) => {
  interruption.addEventListener('abort', () => resolve());
});

onStop(() => controller.abort(new Error('Interrupted.')));

// A closed terminal must not keep the data from being saved.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/**
 * Runs a command and sets its exit code. Only a bug in these scripts prints a stack trace.
 * @param usage is printed for `--help`, and for arguments that `parseArgs` refuses
 */
export async function main(command: () => Promise<number>, usage = ''): Promise<void> {
  if (usage !== '') checkArguments(usage);
  try {
    process.exitCode = await command();
  } catch (error) {
    process.exitCode = interruption.aborted ? 130 : 1;
    if (interruption.aborted) console.log('\nStopped.');
    else explain(isArgumentError(error) ? new Failure(withUsage(error.message, usage)) : error);
  }
}

/** The error codes of a file system that does not take a file; a network has none of them. */
export const UNWRITABLE = /^(EACCES|EDQUOT|EFBIG|EIO|ENAMETOOLONG|ENOSPC|EPERM|EROFS)$/;

/** An error of the file system, in a sentence. */
function unwritable(error: Error): string | undefined {
  const { code, path, syscall }: NodeJS.ErrnoException = error;
  if (path === undefined || !(UNWRITABLE.test(code ?? '') || syscall === 'mkdir')) return undefined;
  return `${path} cannot be written (${code}). Are you allowed to, and is there room on the disk?`;
}

/** `ports.mjs` imports none of our modules, so its failures are recognised by their name. */
export function explain(error: unknown): void {
  if (!(error instanceof Error)) return console.error(error);
  const sentence = error.name === 'Failure' ? error.message : unwritable(error);
  if (sentence === undefined) return console.error(error);
  if (error instanceof Failure && error.details !== '') console.error(`\n${styleText('dim', error.details)}`);
  console.error(`\n${styleText('red', sentence)}`);
}

/** Runs one step and prints its title and duration; `note` adds its result. */
export async function step<T>(
  title: string,
  work: (note: (outcome: string) => void) => Promise<T>,
): Promise<T> {
  const started = performance.now();
  // In a terminal without a known width, as in some containers, ora would never stop rendering.
  const options = process.stdout.columns > 0 ? {} : { isEnabled: false };
  const spinner = ora({ text: title, stream: process.stdout, discardStdin: false, ...options }).start();
  let outcome = '';
  const text = () => `${title}${outcome} ${styleText('dim', duration(performance.now() - started))}`;
  try {
    const result = await work((note) => (outcome = `: ${note}`));
    spinner.succeed(text());
    return result;
  } catch (error) {
    spinner.fail(text());
    throw error;
  }
}

export function duration(milliseconds: number): string {
  const tenths = (milliseconds / 1000).toFixed(1);
  const seconds = Math.round(milliseconds / 1000);
  return Number(tenths) < 60 ? `${tenths} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

export type CommandLine = readonly [string, ...string[]];

/** Options of execa, and a file for the output; without it the output goes to the terminal. */
type Settings = Pick<Options, 'cwd' | 'env' | 'timeout' | 'cancelSignal' | 'killSignal'> & { log?: string };

/**
 * A process beside the program reads our pipe, which closes when we end, even by `kill -9`, and then ends the program.
 */
const END_WITH_PARENT = 'exec 3<&0; (read -r _ <&3; kill -TERM 0) & exec "$0" "$@" </dev/null 3<&-';

/**
 * Starts a program with the project's tools first on its path. It has its own process group: everything that it starts
 * ends with it, and the terminal's Ctrl-C does not reach it.
 */
function start(commandLine: CommandLine, { log, ...settings }: Settings) {
  if (log !== undefined) mkdirSync(dirname(log), { recursive: true });
  // The program writes to the file itself, not through us: the file is emptied now, and a program that outlives us can
  // go on.
  const output = log === undefined ? 'inherit' : createWriteStream(log, { fd: openSync(log, 'w') });
  const child = execa('sh', ['-c', END_WITH_PARENT, ...commandLine], {
    cwd: root,
    preferLocal: true,
    localDir: root,
    reject: false,
    buffer: false,
    killDescendants: true,
    stdin: 'pipe',
    stdout: output,
    stderr: output,
    ...settings,
  });
  if (output !== 'inherit') output.destroy();
  return child;
}

/**
 * Runs a program until it ends or the command is interrupted.
 * @param orFail the message of the `Failure` for an exit code other than 0; without it any exit code is returned
 * @returns the exit code
 */
export async function run(
  commandLine: CommandLine,
  settings: Settings = {},
  orFail?: string,
): Promise<number> {
  interruption.throwIfAborted();
  const child = start(commandLine, { cancelSignal: interruption, killSignal: 'SIGINT', ...settings });
  const { exitCode = 1 } = await child;
  child.kill('SIGKILL');
  interruption.throwIfAborted();
  if (orFail !== undefined && exitCode !== 0) throw new Failure(orFail, settings.log);
  return exitCode;
}

/**
 * Runs a program that may ask questions: it has our terminal, and its Ctrl-C.
 * @returns the exit code
 */
export async function runInTerminal([program, ...args]: CommandLine): Promise<number> {
  const settings = { cwd: root, preferLocal: true, localDir: root, reject: false } as const;
  const { exitCode = 1 } = await execa(program, args, {
    ...settings,
    stdio: 'inherit',
    cancelSignal: interruption,
  });
  interruption.throwIfAborted();
  return exitCode;
}

/** A program in the background. `died` resolves when it has ended, for any reason. */
export type Program = { died: Promise<Failure>; end: () => Promise<void> };

/** Starts a program in the background, which ends with us at the latest. */
export function launch(name: string, commandLine: CommandLine, settings: Settings): Program {
  const child = start(commandLine, settings);
  const died = child.then(() => {
    child.kill('SIGKILL');
    return new Failure(`${name} ended unexpectedly; the reason is above.`, settings.log);
  });
  const end = async () => {
    child.kill('SIGTERM');
    await died;
  };
  return { died, end };
}
