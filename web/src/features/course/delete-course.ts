import type { Course } from '@padavu/domain/course';
import { ifMatch } from '@padavu/domain/entity-tag';
import { z } from 'zod';
import { callCourseService } from './course-service.ts';

const Reply = z.object({ success: z.literal(true) });

/** Deletes a course as it was seen, with all that is in it; refused while anyone learns there. @throws CourseServiceError */
export async function deleteCourse({ id, updatedAt }: Course): Promise<void> {
  await callCourseService({
    method: 'DELETE',
    path: `/course/courses/${id}`,
    ifMatch: ifMatch(updatedAt),
    reply: Reply,
  });
}
