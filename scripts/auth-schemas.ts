import { createRequire } from 'node:module';
import { firebaseCli } from './machine.mjs';

/** What firebase-tools calls of the library that serves the API of the Auth emulator. */
type Exegesis = { middleware: (document: object, options: object) => Promise<unknown> };

// Loaded before firebase-tools. The Auth emulator compiles the schema of every parameter, body and response of its 80
// paths when it starts, which takes eight seconds of the processor. With this option it compiles a schema when a call
// first needs it (docs/decisions/065).
// oxlint-disable-next-line typescript/no-unsafe-assignment -- firebase-tools' own copy, which no import names
const exegesis: Exegesis = createRequire(firebaseCli)('exegesis-express');
const { middleware } = exegesis;
exegesis.middleware = (document, options) =>
  middleware(document, { ...options, lazyCompileValidationSchemas: true });
