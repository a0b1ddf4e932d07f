/** The version of a record in entity tags: the moment of its last change. */
const versionOf = (updatedAt: Date) => String(updatedAt.getTime());

/**
 * The `ETag` of an answer. `version` is when the record it shows was last changed, `digest` tells apart what different
 * askers see of that record.
 */
export function entityTag(digest: string, version?: Date): string {
  return version ? `"${versionOf(version)}-${digest}"` : `"${digest}"`;
}

/** The `If-Match` with which a write is refused when the record has changed since it was read. */
export function ifMatch(updatedAt: Date): string {
  return `"${versionOf(updatedAt)}"`;
}

const tagsIn = (header: string) => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** Whether an `If-Match` header names the record as it is. A tag counts by its version alone. */
export function matchesVersion(header: string, updatedAt: Date): boolean {
  const wanted = versionOf(updatedAt);
  return tagsIn(header).some((tag) => tag === '*' || /^"(\d+)(?:-[\w-]*)?"$/.exec(tag)?.[1] === wanted);
}

/** Whether an `If-None-Match` header names the tag: whoever asks has the answer already. */
export function matchesTag(header: string, tag: string): boolean {
  return tagsIn(header).some((known) => known === '*' || known === tag);
}
