import { z } from 'zod';

/** The state of the link to the sign-in page for a person who has just set a new password. */
export const NewPasswordOf = z.object({ newPasswordOf: z.string() });

export const newPasswordOf = (email: string): z.infer<typeof NewPasswordOf> => ({ newPasswordOf: email });
