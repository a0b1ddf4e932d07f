import { dataReply } from '@padavu/domain/reply';
import { EntityId } from '@padavu/domain/route-id';
import { Subcategory } from '@padavu/domain/subcategory';
import { z } from 'zod';
import { entityParams, type Contract } from './contract.ts';

const tag = 'Categories';
const SubcategoryReply = Subcategory.meta({ id: 'Subcategory' });

export const subcategoryContracts = {
  list: {
    summary: 'List the categories of every course',
    description: 'Those of drafts are listed to administrators alone.',
    tag,
    access: 'optional',
    replies: { 200: dataReply(z.array(SubcategoryReply)) },
  },
  ofCourse: {
    summary: 'List the categories of a course',
    tag,
    access: 'optional',
    params: z.object({ courseId: EntityId }),
    replies: { 200: dataReply(z.array(SubcategoryReply)) },
    refusals: [404],
  },
  read: {
    summary: 'Read a category',
    tag,
    access: 'optional',
    params: entityParams,
    replies: { 200: dataReply(SubcategoryReply) },
    refusals: [404],
  },
} satisfies Record<string, Contract>;
