import { describe, expect, it } from 'vitest';
import { adminMessageFor } from '@padavu/domain/admin/admin-messages';
import { adminAuthMessage, loginMessage, messageFor, userServiceMessage } from './messages.ts';
import { dayTitle } from '@padavu/domain/site/public-messages';

describe('the message for a status', () => {
  it.each([
    [0, 'Network error. Please check your internet connection.'],
    [400, 'Invalid request. Please check your login details.'],
    [401, 'Invalid email or password. Please try again.'],
    [403, 'Your account requires approval or is inactive.'],
    [404, 'Login service not found. Please try again later.'],
    [429, 'Too many login attempts. Please try again later.'],
    [500, 'Server error. Please try again later.'],
    [502, 'An unexpected error occurred. Please try again.'],
  ])('at sign-in: %d', (status, message) => {
    expect(loginMessage(status)).toBe(message);
  });

  it('at sign-in is the server’s message for a deactivated account', () => {
    expect(loginMessage(403, 'Account pending admin approval')).toBe('Account pending admin approval');
    expect(loginMessage(401, 'No such user')).toBe('Invalid email or password. Please try again.');
  });

  it.each([
    [400, 'Invalid request. Please check your input.'],
    [401, 'Unauthorized. Please log in again.'],
    [403, 'Access denied. You do not have permission.'],
    [404, 'Requested resource not found.'],
    [500, 'Server error. Please try again later.'],
    [418, 'Backend Error: 418 - down'],
  ])('in the user service: %d', (status, message) => {
    expect(userServiceMessage(status, 'down')).toBe(message);
  });

  it.each([
    [401, 'Unauthorized: Invalid credentials'],
    [403, 'Forbidden: You do not have permission'],
    [500, 'Server error. Please try again later.'],
    [409, 'Error Code: 409 Message: down'],
  ])('at the admin sign-in: %d', (status, message) => {
    expect(adminAuthMessage(status, 'down')).toBe(message);
  });
});

describe('texts with a value', () => {
  it.each([
    [messageFor.lessonCount(0), 'Multiple Lessons'],
    [messageFor.lessonCount(16), '16 Lessons'],
    [messageFor.categoryCount(4), '4 Subcategories'],
    [messageFor.dayTab(undefined), 'N/A'],
    [messageFor.dayTab(3), 'Day 3'],
    [dayTitle(3, 'Colour'), 'Day 3: Colour'],
    [messageFor.instructor(''), 'Instructor: Unknown'],
    [messageFor.instructor('Meera Nair'), 'Instructor: Meera Nair'],
    [messageFor.greeting('Devika'), 'Hi Devika,'],
    [adminMessageFor.categoryUpdated('Logo'), 'Category "Logo" updated successfully!'],
    [adminMessageFor.categoriesOfCourseFailed(3), 'Unable to fetch categories for course 3'],
    [messageFor.entries(1, 6, 12), 'Showing 1 to 6 of 12 entries'],
    [messageFor.weeks(4), 'Duration: 4 weeks'],
  ])('read "%s"', (text, expected) => {
    expect(text).toBe(expected);
  });
});
