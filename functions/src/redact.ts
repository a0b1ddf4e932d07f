const secrets = [
  { pattern: /eyJ[\w-]+\.[\w-]+\.[\w-]*/g, replacement: '[token]' },
  { pattern: /[^\s@"'<>()]+@[^\s@"'<>()]+\.[^\s@"'<>()]+/g, replacement: '[address]' },
  { pattern: /\bkey=[\w-]+/g, replacement: 'key=[key]' },
];

/** Replaces tokens, email addresses and keys, which messages of libraries may contain. */
export function redact(text: string): string {
  return secrets.reduce((clean, { pattern, replacement }) => clean.replaceAll(pattern, replacement), text);
}

/** The log entry of an error and its causes. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { thrown: redact(String(error)) };
  return {
    name: error.name,
    message: redact(error.message),
    stack: redact(error.stack ?? ''),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
