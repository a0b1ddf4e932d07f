import { z } from 'zod';
import { useFilterParams } from '@/lib/use-filter-params.ts';
import { AuditKind } from './audit-filter.ts';
import type { AuditFilter } from './audit-filter.ts';

const Day = z.iso.date().nullable().catch(null);
const Kind = AuditKind.nullable().catch(null);

/** The search parameters of the filter. */
const names: Record<keyof AuditFilter, string> = {
  actor: 'who',
  kind: 'what',
  about: 'about',
  from: 'from',
  to: 'to',
};

/** The filter of the audit log. It lives in the address, so that reload, back and a shared link keep it. */
export function useAuditFilter() {
  const { query, write } = useFilterParams();
  const filter: AuditFilter = {
    actor: query.get(names.actor) || null,
    kind: Kind.parse(query.get(names.kind)),
    about: query.get(names.about) ?? '',
    from: Day.parse(query.get(names.from)),
    to: Day.parse(query.get(names.to)),
  };
  const change = (part: keyof AuditFilter, value: string | null) => write({ [names[part]]: value ?? '' });
  const clear = () => write(Object.fromEntries(Object.values(names).map((name) => [name, ''])));
  return { filter, change, clear };
}
