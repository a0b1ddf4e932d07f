import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Context, Finding } from './step.ts';

type Line = {
  file: string;
  name: string;
  value: string;
  /** Whether what stands there means the same; without it, whether it is the same text. */
  isSame?: (there: string) => boolean;
};

/** One line of an env file. What a person wrote there is never overwritten: a line is added, or nothing happens. */
export function envLine(
  { root }: Context,
  { file, name, value, isSame = (there) => there === value }: Line,
): Finding {
  const path = join(root, file);
  const isNew = !existsSync(path);
  const text = isNew ? '' : readFileSync(path, 'utf8');
  const there = parseEnv(text)[name];
  const setting = `${name} in ${file}`;
  if (there === undefined) {
    return {
      setting,
      state: 'wrong',
      is: isNew ? 'the file does not exist' : 'not set',
      becomes: `${name}=${value}`,
      apply: () => {
        mkdirSync(dirname(path), { recursive: true });
        // Another line may have come since the file was looked at.
        const lacksEnd = existsSync(path) && /[^\n]$/.test(readFileSync(path, 'utf8'));
        appendFileSync(path, `${lacksEnd ? '\n' : ''}${name}=${value}\n`);
        return Promise.resolve();
      },
    };
  }
  if (isSame(there)) return { setting, state: 'right', is: 'as in the project' };
  return {
    setting,
    state: 'manual',
    is: `another value stands there: ${there}`,
    todo: `It is left as it is. If ${value} is right, delete the line and run this again.`,
  };
}
