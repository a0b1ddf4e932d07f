import { FirestoreEmulator } from 'firebase-tools/lib/emulator/firestoreEmulator.js';
import { Severity } from 'firebase-tools/lib/emulator/types.js';

// Loaded before firebase-tools, which loads `firestore.rules` again when it changes. It sends a field that hidane does
// not know, takes the refusal for an error of its own, and ends (docs/decisions/065). This sends the rules without it,
// and returns what is wrong with them, which goes to the log; the rules before stay in force.
FirestoreEmulator.prototype.updateRules = async function updateRules(content) {
  const { host, port } = this.getInfo();
  const address = `http://${host}:${port}/emulator/v1/projects/${this.args.project_id}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const response = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (response.ok) return [];
  const description = (await response.text()).replaceAll(String.raw`\n`, '\n');
  return [{ severity: Severity.ERROR, description, sourcePosition: {} }];
};
