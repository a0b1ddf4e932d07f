/** Makes the browser save a text as a file. */
export const saveFile = (name: string, text: string, type = 'text/csv;charset=utf-8'): void =>
  saveBlob(name, new Blob([text], { type }));

/** Makes the browser save bytes as a file. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only later, so it is not revoked at once.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
