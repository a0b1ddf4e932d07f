import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Context, Finding } from './step.ts';

type Line = {
  file: string;
  name: string;
  value: string;
  /** Whether an existing value means the same; by default, whether it is the same text. */
  isSame?: (existing: string) => boolean;
};

/** One line of an env file. A line that a person wrote is never overwritten: only a missing line is added. */
export function envLine(
  { root }: Context,
  { file, name, value, isSame = (existing) => existing === value }: Line,
): Finding {
  const path = join(root, file);
  const isNew = !existsSync(path);
  const text = isNew ? '' : readFileSync(path, 'utf8');
  const existing = parseEnv(text)[name];
  const setting = `${name} in ${file}`;
  if (existing === undefined) {
    return {
      setting,
      state: 'wrong',
      is: isNew ? 'the file does not exist' : 'not set',
      becomes: `${name}=${value}`,
      apply: () => {
        mkdirSync(dirname(path), { recursive: true });
        // Another line may have been added since the file was read.
        const lacksEnd = existsSync(path) && /[^\n]$/.test(readFileSync(path, 'utf8'));
        appendFileSync(path, `${lacksEnd ? '\n' : ''}${name}=${value}\n`);
        return Promise.resolve();
      },
    };
  }
  if (isSame(existing)) return { setting, state: 'right', is: 'as in the project' };
  return {
    setting,
    state: 'manual',
    is: `another value stands there: ${existing}`,
    todo: `It is left as it is. If ${value} is right, delete the line and run this again.`,
  };
}
