/** Whether a field of the page has the focus or was changed. */
export function isFormInUse(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return fields.some((field) => field === document.activeElement || isEdited(field));
}

function isEdited(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field.value !== field.defaultValue) return true;
  return field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
}
