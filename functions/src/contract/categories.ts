import { limits } from '@padavu/domain/limits';
import { dataReply } from '@padavu/domain/api/reply';
import { Category, CategoryBody } from '@padavu/domain/course/category';
import { z } from 'zod';
import { DeletedOrRestored, newVersion, nextPage, PictureUrl, type Contract } from './contract.ts';
import { idPaging } from './paging.ts';
import { entityParams, idParam } from './params.ts';

const tag = 'Categories';
const CategoryReply = Category.extend({ thumbnail: PictureUrl }).meta({ id: 'Subcategory' });

const list = {
  query: idPaging(limits.categoriesPerReply),
  replies: { 200: dataReply(z.array(CategoryReply)) },
  headers: nextPage,
  condition: 'If-None-Match',
} as const;

const body = CategoryBody.meta({ id: 'SubcategoryInput' });

export const categoryContracts = {
  list: {
    method: 'GET',
    path: '/subcategories/all',
    operationId: 'listCategories',
    summary: 'List the categories of every course by id',
    description:
      'Categories of drafts are listed only for administrators and for teachers of the course. For other callers, a page may therefore have fewer entries than `limit` before the last one.',
    tag,
    access: 'optional',
    ...list,
  },
  ofCourse: {
    method: 'GET',
    path: '/subcategories/course/:courseId',
    operationId: 'listCategoriesOfCourse',
    summary: 'List the categories of a course by id',
    tag,
    access: 'optional',
    params: z.object({ courseId: idParam() }),
    refusals: [404],
    ...list,
  },
  read: {
    method: 'GET',
    path: '/subcategories/:id',
    operationId: 'getCategory',
    summary: 'Read a category',
    tag,
    access: 'optional',
    params: entityParams,
    replies: { 200: dataReply(CategoryReply) },
    refusals: [404],
    condition: 'If-None-Match',
  },
  create: {
    method: 'POST',
    path: '/subcategories',
    operationId: 'createCategory',
    summary: 'Create a category',
    description: 'The category has no lessons yet. `lessonsCount` in the body is ignored.',
    tag,
    access: 'staff',
    idempotent: true,
    body,
    replies: { 201: dataReply(CategoryReply) },
    headers: newVersion,
  },
  update: {
    method: 'PUT',
    path: '/subcategories/:id',
    operationId: 'updateCategory',
    summary: 'Change a category',
    description: 'With another `courseId`, the category moves to that course with its lessons.',
    tag,
    access: 'staff',
    params: entityParams,
    body,
    replies: { 200: dataReply(CategoryReply) },
    refusals: [404],
    condition: 'If-Match',
  },
  duplicate: {
    method: 'POST',
    path: '/subcategories/:id/duplicate',
    operationId: 'duplicateCategory',
    summary: 'Copy a category with its lessons',
    description: 'The copy belongs to the same course, and its title says that it is a copy.',
    tag,
    access: 'staff',
    idempotent: true,
    params: entityParams,
    replies: { 201: dataReply(CategoryReply) },
    headers: newVersion,
    refusals: [404, 409],
  },
  remove: {
    method: 'DELETE',
    path: '/subcategories/:id',
    operationId: 'deleteCategory',
    summary: 'Delete a category and its lessons',
    description:
      'Safe to repeat; a repeated call finishes an interrupted one. `auditId` in the response is the audit entry by which the deletion can be undone.',
    tag,
    access: 'staff',
    params: entityParams,
    replies: { 200: DeletedOrRestored },
    refusals: [404],
    condition: 'If-Match',
  },
} satisfies Record<string, Contract>;
