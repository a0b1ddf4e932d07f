import { EmulatorLog } from 'firebase-tools/lib/emulator/types.js';

// Loaded before each process of the functions. Without it every event is written to the log of firebase-tools, byte by
// byte as numbers: 14 MB for a document of 1 MB (docs/decisions/065).
// oxlint-disable-next-line typescript/unbound-method -- called below with the line as its `this`
const { log } = EmulatorLog.prototype;
EmulatorLog.prototype.log = function withoutDebug() {
  if (this.level !== 'DEBUG') log.call(this);
};
